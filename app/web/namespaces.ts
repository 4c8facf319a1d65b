import type assessment from "../../locales/en/assessment.json";
import type common from "../../locales/en/common.json";
import type landing from "../../locales/en/landing.json";
import type legal from "../../locales/en/legal.json";
import type result from "../../locales/en/result.json";
import type f from "../../locales/en/tests/f.json";

/** The word files of a language; every language has the same ones. */
export const NAMESPACES = ["common", "landing", "assessment", "result", "legal", "tests/f"] as const;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      landing: typeof landing;
      assessment: typeof assessment;
      result: typeof result;
      legal: typeof legal;
      "tests/f": typeof f;
    };
    returnNull: false;
  }
}
