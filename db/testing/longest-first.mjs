import Sequencer from "@jest/test-sequencer";
import path from "node:path";
import { goesThroughEveryCall } from "../../scripts/database-tests.mjs";

/** What goes through every call takes longest and starts first, so that no worker sits idle at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = (test) => (goesThroughEveryCall(path.relative(test.context.config.rootDir, test.path)) ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
