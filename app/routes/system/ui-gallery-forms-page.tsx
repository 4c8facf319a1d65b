import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Checkbox, TextField } from "~/ui/field";
import { PairQuestion } from "~/ui/pair-question";
import { ProgressBar } from "~/ui/progress-bar";
import { Section } from "~/ui/section";

const PAIR = [
  { id: 10101, text: "In a finished piece of work, I quickly see what needs correcting." },
  { id: 10109, text: "My day feels worthwhile when somebody needs my help." },
];

export function Controls() {
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

export function Questions() {
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
