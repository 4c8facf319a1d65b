import { useTranslation } from "react-i18next";
import type { NineType } from "~/domain/scoring/nine-types";
import { Section } from "~/ui/section";
import { TypeCard } from "~/ui/type-card";
import type { ShownResult } from "./result-page";

const PARTS = ["motivation", "strengths", "blindSpots", "relations", "growth"] as const;
const RANKS = ["first", "second", "third"] as const;

/** The three most likely types with their portraits; the first in full, with its wing. */
export function ResultTypes({ result }: { result: ShownResult }) {
  const { t } = useTranslation(["result", "tests/f"]);
  const wing = result.wing && (`${result.primary}_${result.wing}` as "reformer_helper");
  return (
    <Section title={t("result:three.title")} lead={t("result:three.lead")}>
      {RANKS.map((rank, index) => {
        const row = result.ranking[index];
        if (!row) return null;
        const type = row.scale as NineType;
        const main = index === 0;
        return (
          <TypeCard
            key={type}
            main={main}
            rank={t(`result:three.${rank}`)}
            name={t(`tests/f:scale.${type}.name`)}
            headline={t(`tests/f:type.${type}.headline`)}
            share={t("result:all.row", { wins: row.wins, appearances: row.appearances })}
          >
            {row.coTop && !main && <p className="note">{t("result:three.close")}</p>}
            {!main && <p>{t(`tests/f:type.${type}.close`)}</p>}
            <p>{t(`tests/f:type.${type}.portrait`)}</p>
            {main && (
              <>
                <dl className="parts">
                  {PARTS.map((part) => (
                    <div key={part}>
                      <dt>{t(`result:part.${part}`)}</dt>
                      <dd>{t(`tests/f:type.${type}.${part}`)}</dd>
                    </div>
                  ))}
                </dl>
                <h4>{t("result:wing.title")}</h4>
                <p>{wing ? t(`tests/f:wing.${wing}`) : t("result:wing.none")}</p>
              </>
            )}
          </TypeCard>
        );
      })}
    </Section>
  );
}
