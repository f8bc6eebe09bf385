import { userActorOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { dropRuns, holdPayments } from "../released-runs.queries";
import { lockRun } from "./queries";
import { dropRunInput, runDropped } from "./schema";

/**
 * Drop an unreleased payment run with a reason. Its amounts become due again. product 5.15 @throws not-found, conflict
 * RELEASED, DROPPED
 */
export const dropPaymentRun = write({
  name: "work-orders.drop-payment-run",
  access: "work-orders:payments",
  input: dropRunInput,
  output: runDropped,
  async run({ db, actor, now, audit }, { id, reason }) {
    const { userId, divisionId } = userActorOf(actor);
    await holdPayments(db, divisionId);
    const { state, number } = await lockRun(db, actor, id);
    if (state !== "made") throw new AppError("conflict", `payment-runs.refused.${state}`, {}, [], state.toUpperCase());
    await dropRuns(db, [id], { userId, now, reason });
    audit({ subject: id, divisionId, before: { state }, after: { state: "dropped", number }, reason });
    return { id };
  },
});
