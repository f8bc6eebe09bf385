import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { holdPayments } from "../released-runs.queries";
import { parseBankAnswer } from "./bank-answer.rules";
import { lockRun, transfersIn } from "./queries";
import { answerRead, readAnswerInput } from "./schema";
import { recordAnswers } from "./record-answers.queries";

const maxUnmatched = 200;

/**
 * Read a bank's answer to a released run, pasted or CSV. Numbers and amounts are matched; unmatched lines are reported
 * and change nothing. A trial only reports. product 5.15 @throws not-found, rule for a run that is not released
 */
export const readBankAnswer = write({
  name: "work-orders.read-bank-answer",
  access: "work-orders:payments",
  input: readAnswerInput,
  output: answerRead,
  async run({ db, actor, now, audit, unchanged }, { runId, lines, isTrial, settledOn = dayOf(now) }) {
    const { userId, divisionId } = userActorOf(actor);
    await holdPayments(db, divisionId);
    const run = await lockRun(db, actor, runId);
    if (run.state !== "released") throw refused("payment-runs.refused.notReleased");
    const transfers = await transfersIn(db, { id: runId });
    const { found: answers, missed: unmatched } = parseBankAnswer(
      lines,
      transfers.map(({ state, ...transfer }) => ({ ...transfer, isOpen: state === "released" })),
    );
    const count = (answer: "paid" | "rejected") => answers.filter(({ state }) => state === answer).length;
    const counts = { paid: count("paid"), rejected: count("rejected") };
    if (isTrial || answers.length === 0) unchanged();
    else {
      await recordAnswers(db, runId, answers, { settledOn, now, userId });
      audit({
        subject: runId,
        divisionId,
        after: { number: run.number, settledOn, ...counts, missed: unmatched.length },
      });
    }
    return { runId, ...counts, missed: unmatched.slice(0, maxUnmatched) };
  },
});
