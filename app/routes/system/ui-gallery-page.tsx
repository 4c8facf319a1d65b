import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { FeatureList } from "~/ui/feature-list";
import { Checkbox, TextField } from "~/ui/field";
import { Hero } from "~/ui/hero";
import { MessagePage } from "~/ui/message-page";
import { Notice } from "~/ui/notice";
import { LoadingOverlay, ResultsOverlay } from "~/ui/overlays";
import { PairQuestion } from "~/ui/pair-question";
import { ShareBars } from "~/ui/plots/share-bars";
import { Wheel9 } from "~/ui/plots/wheel9";
import { ProgressBar } from "~/ui/progress-bar";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";
import { LanguageMenu } from "~/ui/shell/language-menu";
import { SiteFooter } from "~/ui/shell/site-footer";
import { SiteHeader } from "~/ui/shell/site-header";
import { TestHeader } from "~/ui/shell/test-header";
import { Steps } from "~/ui/steps";
import { Toast } from "~/ui/toast";
import { TypeCard } from "~/ui/type-card";

const NAMES = "Reformer Helper Achiever Individualist Investigator Loyalist Enthusiast Challenger Peacemaker".split(
  " ",
);
const GERMAN =
  "Verbesserer Unterstützerin Leistungsmensch Selbstverwirklicher Wissenssammlerin Sicherheitsbewusste Begeisterungsfähige Herausforderer Friedensstifterin".split(
    " ",
  );
const THAI = "นักปฏิรูป ผู้ช่วยเหลือ ผู้ใฝ่สำเร็จ ผู้มีเอกลักษณ์ นักสืบค้น ผู้ภักดี ผู้กระตือรือร้น ผู้ท้าทาย ผู้รักสันติ".split(" ");
const SHARES = [0.375, 0.5, 0.125, 0.625, 0.875, 0.75, 0, 0.25, 1];
const ROLES = ["other", "other", "other", "other", "close", "other", "other", "wing", "main"] as const;
const LANGUAGES = [
  { code: "da", name: "Dansk" },
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "fr", name: "Français" },
  { code: "ko", name: "한국어" },
  { code: "lt", name: "Lietuvių" },
  { code: "th", name: "ไทย" },
];
const LINKS = [
  { href: "#home", label: "Home", current: true },
  { href: "#test", label: "The test" },
  { href: "#resume", label: "Continue a test" },
];
const PAIR = [
  { id: 10101, text: "In a finished piece of work, I quickly see what needs correcting." },
  { id: 10109, text: "My day feels worthwhile when somebody needs my help." },
];

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10} %`;

const language = (
  <LanguageMenu
    label="Language"
    current={{ code: "en", name: "English" }}
    locales={LANGUAGES}
    action="/language"
    returnTo="/"
  />
);

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

function Shells() {
  return (
    <>
      <SiteHeader
        productName="Sample"
        homeHref="#home"
        navLabel="Main"
        links={LINKS}
        action={{ href: "#start", label: "Start the test" }}
        language={language}
        menuLabel="Menu"
      />
      <section aria-label="Other headers">
        <SiteHeader
          productName="Landing"
          homeHref="#home"
          navLabel="Landing"
          links={[]}
          action={{ href: "#start", label: "Test beginnen" }}
          language={language}
          menuLabel="Menu"
          compact
        />
        <TestHeader
          productName="In a test"
          leaveHref="#leave"
          leaveLabel="Leave"
          opens="sample-dialog"
          step="19:42"
          language={language}
        />
      </section>
    </>
  );
}

function Controls() {
  return (
    <Section id="controls" title="Controls" lead="Rest, hover (with a pointer), focus (with the keyboard), disabled.">
      <div className="button-row">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button size="large">Large</Button>
        <ButtonLink href="#dialog" opens="sample-dialog" variant="secondary" size="large">
          Opens a dialog
        </ButtonLink>
      </div>
      <ErrorSummary
        title="Two things need your attention"
        errors={[
          { href: "#code-wrong", message: "Enter the code as it was shown" },
          { href: "#q-2-10101", message: "Pair 2: choose one of the two" },
        ]}
      />
      <TextField
        id="code"
        name="code"
        label="Your code"
        hint="Twelve letters and digits"
        defaultValue="K7QF-99XM-2PLA"
      />
      <TextField
        id="code-wrong"
        name="code"
        label="Your code"
        hint="Twelve letters and digits"
        error="Enter the code"
      />
      <TextField id="code-off" name="code" label="Not available" disabled defaultValue="Disabled" />
      <Checkbox id="adult" name="adult" label="I am 18 or older" />
      <Checkbox id="adult-yes" name="adult" label="I agree, and I have read the text above" defaultChecked />
      <Checkbox id="adult-wrong" name="adult" label="I am 18 or older" error="Tell us that you are 18 or older" />
    </Section>
  );
}

function Questions() {
  return (
    <form className="question-page">
      <h1 className="question-title">Which is more like you?</h1>
      <ProgressBar label="Page 2 of 9" value={2} max={9} />
      <PairQuestion id={1} legend="Pair 5 of 36" name="q1" options={PAIR} or="or" />
      <PairQuestion id={2} legend="Pair 6 of 36" name="q2" options={PAIR} or="or" error="Choose one of the two" />
      <PairQuestion id={3} legend="Pair 7 of 36" name="q3" options={PAIR} or="or" chosen={10109} />
      <div lang="de">
        <PairQuestion
          id={4}
          legend="Paar 8 von 36"
          name="q4"
          or="oder"
          chosen={1}
          options={[
            { id: 1, text: "Ich überprüfe Sicherheitsvorschriften und Haftpflichtversicherungsbedingungen gründlich." },
            { id: 2, text: "Verantwortungsbewusstsein." },
          ]}
        />
      </div>
      <div lang="th">
        <PairQuestion
          id={5}
          legend="คู่ที่ 9 จาก 36"
          name="q5"
          or="หรือ"
          options={[
            { id: 1, text: "วันของฉันมีความหมายเมื่อมีใครสักคนต้องการความช่วยเหลือจากฉัน" },
            { id: 2, text: "ฉันมองเห็นสิ่งที่ต้องแก้ไขในงานที่เสร็จแล้วได้อย่างรวดเร็ว" },
          ]}
        />
      </div>
      <div className="question-actions">
        <Button size="large">Next</Button>
        <a className="back-link" href="#back">
          Back
        </a>
      </div>
    </form>
  );
}

function Messages() {
  return (
    <>
      <Section id="notices" title="Notices, cards and running text" width="text">
        {(["info", "calm", "warn", "success", "error"] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
            <p>
              It says one thing and <a href="#more">leads further</a>.
            </p>
          </Notice>
        ))}
        <Card>
          <h3>A card</h3>
          <p className="code">K7QF-99XM</p>
        </Card>
        <Card tone="accent">
          <p>A tinted card.</p>
        </Card>
        <Card tone="plain">
          <p>A plain card.</p>
        </Card>
        <Prose>
          <h2>Running text</h2>
          <p>
            The nine types describe nine ways of paying attention: what you look for, what you avoid and what moves you
            to act. <a href="#read">Read on</a>.
          </p>
          <ul>
            <li>It is made for adults and for reflection.</li>
            <li>Another day may give another order.</li>
          </ul>
          <hr />
          <p>After nine dots the text goes on.</p>
        </Prose>
      </Section>
      <Toast message="Your answers are kept." type="success" closeLabel="Close" durationMs={2000} />
      {(["lost", "calm", "repair", "wait"] as const).map((picture) => (
        <MessagePage
          key={picture}
          picture={picture}
          title={`This is the picture “${picture}”`}
          text="The page you asked for has moved on, or was never here."
          actions={[
            { href: "#home", label: "Go to the start", primary: true },
            { href: "#resume", label: "Continue a test" },
          ]}
        />
      ))}
    </>
  );
}

function Results(): ReactNode {
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

/** Development only: every component in every state, with sample words. */
export function UiGalleryPage() {
  return (
    <>
      <Shells />
      <main id="main">
        <Hero
          title="Nine ways of paying attention"
          lead="Choose between two statements, 36 times, and see which of nine types is most like you. Quietly, without an account."
          action={
            <ButtonLink href="#start" size="large">
              Begin the test
            </ButtonLink>
          }
          facts={["36 pairs", "About eight minutes", "Free, result included"]}
          picture="wheel"
        />
        <Section id="why" title="Made to be light, and to be honest" lead="What it does, and what it does not do.">
          <FeatureList
            items={(["clock", "lock", "pause", "scale", "page", "leaf"] as const).map((picture) => ({
              picture,
              title: `A picture: ${picture}`,
              text: "Every page works on a slow phone and says what it keeps.",
            }))}
          />
        </Section>
        <Section id="how" title="How it goes">
          <Steps
            items={[
              { title: "Read two statements", text: "Both may fit; one is closer." },
              { title: "Choose one", text: "There are no better or worse answers." },
              { title: "See the order", text: "Nine types, with their shares and what they cannot say." },
            ]}
          />
        </Section>
        <Controls />
        <div className="area-test">
          <Questions />
          <Results />
        </div>
        <div className="area-docs">
          <Messages />
        </div>
        <Dialog
          id="sample-dialog"
          title="Leave the test?"
          actions={
            <>
              <Button type="button" data-close="">
                Go on
              </Button>
              <ButtonLink href="#leave" variant="secondary">
                Leave
              </ButtonLink>
            </>
          }
        >
          <p>Your answers are kept for seven days.</p>
        </Dialog>
        <LoadingOverlay title="Your questions are getting ready" showNow="Show now" />
        <ResultsOverlay
          title="Putting your answers in order"
          captions={["Reading 36 choices", "Comparing nine types"]}
          frameLabels={NAMES.flatMap((name) => [name, name])}
          showNow="Show the result now"
        />
      </main>
      <SiteFooter
        description="A quiet place to look at how you pay attention."
        links={[
          { href: "#resume", label: "Continue a test" },
          { href: "#privacy", label: "Privacy" },
          { href: "#terms", label: "Terms of use" },
        ]}
        disclaimer={{
          summary: "Read more",
          short: "For reflection, not a diagnosis.",
          long: "Research on the nine types is mixed. Tiredness and mood can shift your answers.",
        }}
        copyright="© 2025 Sample"
        notAffiliated="Not affiliated with any publisher of a similar test."
      />
    </>
  );
}
