import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FeatureList } from "~/ui/feature-list";
import { Hero } from "~/ui/hero";
import { LoadingOverlay, ResultsOverlay } from "~/ui/overlays";
import { Section } from "~/ui/section";
import { LanguageMenu } from "~/ui/shell/language-menu";
import { SiteFooter } from "~/ui/shell/site-footer";
import { SiteHeader } from "~/ui/shell/site-header";
import { TestHeader } from "~/ui/shell/test-header";
import { Steps } from "~/ui/steps";
import { Controls, Questions } from "./ui-gallery-forms-page";
import { Messages } from "./ui-gallery-messages-page";
import { NAMES, Results } from "./ui-gallery-results-page";

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
const language = (
  <LanguageMenu
    label="Language"
    current={{ code: "en", name: "English" }}
    locales={LANGUAGES}
    action="/language"
    returnTo="/"
  />
);

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
          resultId="sample"
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
