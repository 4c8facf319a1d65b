import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { linesOf, NINE_TYPES, type NineType } from "~/domain/scoring/nine-types";
import { pathsIn } from "~/paths";
import { Notice } from "~/ui/notice";
import { ResultsOverlay } from "~/ui/overlays";
import { ShareBars } from "~/ui/plots/share-bars";
import { Wheel9 } from "~/ui/plots/wheel9";
import { Section } from "~/ui/section";
import { usePage } from "~/web/page-context";
import type { loader } from "./result";
import { ResultKeep, ResultMethod } from "./result-method";
import { ResultSureness } from "./result-sureness";
import { ResultTypes } from "./result-types";

export type ShownResult = ReturnType<typeof useLoaderData<typeof loader>>["result"];

const CAPTIONS = ["1", "2", "3", "4", "5", "6"] as const;

export function ResultPage() {
  const { t } = useTranslation(["result", "tests/f"]);
  const { locale } = usePage();
  const { result } = useLoaderData<typeof loader>();
  const { ranking, wing } = result;
  const primary = result.primary as NineType;
  const name = (type: string) => t(`tests/f:scale.${type as NineType}.name`);
  const percent = (fraction: number) => t("result:percent", { value: fraction });
  const coTop = new Set(ranking.filter((row) => row.coTop).map((row) => row.scale));
  const roleOf = (type: NineType) =>
    type === primary ? "main" : type === wing ? "wing" : coTop.has(type) ? "close" : "other";
  const { stress, ease } = linesOf(primary);

  return (
    <article className="result">
      <ResultsOverlay
        resultId={result.id}
        title={t("result:overlay.title")}
        captions={CAPTIONS.map((number) => t(`tests/f:caption.${number}`))}
        frameLabels={NINE_TYPES.flatMap((type) => [name(type), `${name(type)} · ${name(linesOf(type).stress)}`])}
        showNow={t("result:overlay.showNow")}
      />
      <Section
        level={1}
        title={t("result:heading", { type: name(primary) })}
        lead={t(`tests/f:type.${primary}.headline`)}
      >
        {result.quality.map((note) => (
          <Notice key={note} tone="warn">
            <p>{t(`result:quality.${note}`)}</p>
          </Notice>
        ))}
        <Wheel9
          title={t("result:wheel.title")}
          description={t("result:wheel.description")}
          points={NINE_TYPES.map((type) => ({
            id: type,
            label: name(type),
            fraction: ranking.find(({ scale }) => scale === type)?.fraction ?? 0,
            role: roleOf(type),
          }))}
          rows={ranking.map(({ scale, fraction }) => ({ id: scale, label: name(scale), fraction }))}
          lines={[
            { from: primary, to: stress, kind: "stress" },
            { from: primary, to: ease, kind: "ease" },
          ]}
          caption={t("result:wheel.caption")}
          headers={[t("result:wheel.type"), t("result:wheel.share")]}
          percent={percent}
        />
        <p className="quiet">{t("result:wheel.lines", { stress: name(stress), ease: name(ease) })}</p>
      </Section>
      <ResultTypes result={result} />
      <Section title={t("result:all.title")} lead={t(`tests/f:clarity.${result.level as 1 | 2 | 3 | 4 | 5}.summary`)}>
        <ShareBars
          rows={ranking.map(({ scale, fraction, wins, appearances }) => ({
            id: scale,
            label: name(scale),
            fraction,
            text: t("result:all.row", { wins, appearances }),
            strong: scale === primary,
          }))}
        />
      </Section>
      <ResultSureness result={result} />
      <ResultMethod />
      <ResultKeep id={result.id} action={pathsIn(locale).result()} />
    </article>
  );
}
