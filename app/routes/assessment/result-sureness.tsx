import { useTranslation } from "react-i18next";
import type { NineType } from "~/domain/scoring/nine-types";
import { Section } from "~/ui/section";
import type { ShownResult } from "./result-page";

const SHOWN = 3;

/** "How sure is this": types that stand as high, and the single answers that would have put another type first. */
export function ResultSureness({ result }: { result: ShownResult }) {
  const { t, i18n } = useTranslation(["result", "tests/f"]);
  const { stability, ranking, primary } = result;
  const name = (type: string) => t(`tests/f:scale.${type as NineType}.name`);
  const statement = (id: string) => t(`tests/f:o.${id as "10101"}`);
  const close = ranking.filter((row) => row.coTop && row.scale !== primary).map((row) => name(row.scale));
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format([name(primary), ...close]);
  const shown = stability.changes.slice(0, SHOWN);
  const more = stability.changes.slice(SHOWN);
  const change = ({ questionId, becomes, chosen, other }: (typeof stability.changes)[number]) => (
    <li key={questionId}>
      <p>{t("result:sure.chose", { statement: statement(chosen) })}</p>
      <p>{t("result:sure.instead", { statement: statement(other), type: name(becomes) })}</p>
    </li>
  );
  return (
    <Section title={t("result:sure.title")} width="text">
      {close.length > 0 && <p>{t("result:sure.coTop", { types: list })}</p>}
      <p>{t(`result:sure.flips.${stability.flips as 1 | 2 | 3}`, { count: stability.changes.length })}</p>
      {shown.length > 0 && <ul className="changes">{shown.map(change)}</ul>}
      {more.length > 0 && (
        <details>
          <summary>{t("result:sure.more", { count: more.length })}</summary>
          <ul className="changes">{more.map(change)}</ul>
        </details>
      )}
      <p>{t("result:sure.accuracy")}</p>
    </Section>
  );
}
