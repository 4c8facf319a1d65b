import { ShareBars } from "~/ui/plots/share-bars";
import { Wheel9 } from "~/ui/plots/wheel9";
import { Section } from "~/ui/section";
import { TypeCard } from "~/ui/type-card";

export const NAMES =
  "Reformer Helper Achiever Individualist Investigator Loyalist Enthusiast Challenger Peacemaker".split(" ");
const GERMAN =
  "Verbesserer Unterstützerin Leistungsmensch Selbstverwirklicher Wissenssammlerin Sicherheitsbewusste Begeisterungsfähige Herausforderer Friedensstifterin".split(
    " ",
  );
const THAI = "นักปฏิรูป ผู้ช่วยเหลือ ผู้ใฝ่สำเร็จ ผู้มีเอกลักษณ์ นักสืบค้น ผู้ภักดี ผู้กระตือรือร้น ผู้ท้าทาย ผู้รักสันติ".split(" ");
const SHARES = [0.375, 0.5, 0.125, 0.625, 0.875, 0.75, 0, 0.25, 1];
const ROLES = ["other", "other", "other", "other", "close", "other", "other", "wing", "main"] as const;
const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10} %`;

function Wheel({ id, names, title }: { id: string; names: readonly string[]; title: string }) {
  const points = names.map((label, index) => ({
    id: `${index + 1}`,
    label,
    fraction: SHARES[index] ?? 0,
    role: ROLES[index] ?? "other",
  }));
  return (
    <Wheel9
      id={id}
      title={title}
      description={`${names[8]} stands first.`}
      points={points}
      lines={[
        { from: "9", to: "6", kind: "stress" },
        { from: "9", to: "3", kind: "ease" },
      ]}
      caption={title}
      headers={["Type", "Share"]}
      percent={percent}
      rows={[...points].sort((a, b) => b.fraction - a.fraction)}
    />
  );
}

export function Results() {
  return (
    <>
      <Section id="plots" title="Plots">
        <Wheel id="wheel-en" names={NAMES} title="Your nine shares" />
        <div lang="de">
          <Wheel id="wheel-de" names={GERMAN} title="Ihre neun Anteile" />
        </div>
        <div lang="th">
          <Wheel id="wheel-th" names={THAI} title="สัดส่วนทั้งเก้าของคุณ" />
        </div>
        <ShareBars
          rows={NAMES.map((label, index) => ({
            id: label,
            label,
            fraction: SHARES[index] ?? 0,
            text: `${(SHARES[index] ?? 0) * 8} of 8`,
            strong: index === 8,
          }))}
        />
      </Section>
      <Section id="types" title="Types">
        <TypeCard rank="Most like you" name="Peacemaker" headline="Room for everybody" share="8 of 8" main>
          <p>You notice what others need in order to be at ease, and you give it without being asked.</p>
        </TypeCard>
        <TypeCard rank="Second" name="Investigator" headline="First understand, then act" share="7 of 8" href="#five">
          <p>You like to know how a thing works before you touch it.</p>
        </TypeCard>
        <TypeCard name="Sicherheitsbewusste" headline="Auf festem Boden" share="6 von 8" />
      </Section>
    </>
  );
}
