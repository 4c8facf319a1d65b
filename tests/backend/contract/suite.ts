import type { Client } from "../../support/api";
import type { EngineName } from "../../support/engines";
import { describeQuestions } from "./questions";
import { describeResults } from "./results";
import { describeResume } from "./resume";
import { describeSaving } from "./saving";
import { describeSystem } from "./system";
import { describeTests } from "./tests";

/** Everything the contract promises, asked of one client; which database stands behind it is all it may notice. */
export function describeContract(client: () => Client, engine: EngineName): void {
  describeTests(client);
  describeQuestions(client);
  describeSaving(client);
  describeResults(client);
  describeResume(client);
  describeSystem(client, engine);
}
