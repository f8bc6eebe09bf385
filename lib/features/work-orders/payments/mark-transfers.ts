import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { holdPayments } from "../released-runs.queries";
import { lockRun, transfersIn } from "./queries";
import { markTransfersInput, transfersMarked } from "./schema";
import { recordAnswers } from "./record-answers.queries";

/**
 * Mark transfers of a released run as paid or rejected: one, several or all unanswered. An answer can be corrected;
 * repeating it is refused, so that one of two concurrent answers wins. product 5.15 @throws not-found, rule for a run
 * that is not released and where nothing can be marked, conflict ANSWERED, rule for what was paid again since
 */
export const markTransfers = write({
  name: "work-orders.mark-transfers",
  access: "work-orders:payments",
  input: markTransfersInput,
  output: transfersMarked,
  async run({ db, actor, now, audit }, { runId, ids, answer, reason, settledOn = dayOf(now) }) {
    const { userId, divisionId } = userActorOf(actor);
    await holdPayments(db, divisionId);
    const run = await lockRun(db, actor, runId);
    if (run.state !== "released") throw refused("payment-runs.refused.notReleased");
    const all = await transfersIn(db, { id: runId });
    const chosen = all.filter(({ id, state }) => (ids ? ids.includes(id) : state === "released"));
    if (ids && chosen.length !== new Set(ids).size) throw notFound("payment-runs.notFound");
    if (chosen.length === 0) throw refused("payment-runs.refused.allAnswered");
    if (chosen.some(({ state }) => state === answer))
      throw new AppError("conflict", "payment-runs.refused.answered", {}, [], "ANSWERED");
    const answers = chosen.map(({ id }) => ({ id, state: answer, reason }));
    await recordAnswers(db, runId, answers, { settledOn, now, userId });
    const amount = chosen.reduce((sum, transfer) => sum + transfer.amount, 0);
    const references = chosen.length <= 50 ? { references: chosen.map(({ reference }) => reference) } : {};
    audit({
      subject: runId,
      divisionId,
      ...(reason ? { reason } : {}),
      after: { number: run.number, answer, settledOn, transfers: chosen.length, amount, ...references },
    });
    return { runId, marked: chosen.length };
  },
});
