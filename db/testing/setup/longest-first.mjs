import Sequencer from "@jest/test-sequencer";

/** The parts that run many files, and what goes through every call, start first, so that no worker is idle at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (/together\/|every-call/.test(path) ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
