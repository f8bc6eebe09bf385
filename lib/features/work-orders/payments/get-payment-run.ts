import { and, eq } from "drizzle-orm";
import { paymentRuns } from "@/db/schema/work-orders";
import { can, type Actor } from "@/lib/access/actor";
import { mayDecide } from "@/lib/access/colleagues";
import type { Executor } from "@/db/client";
import { recordReads } from "@/lib/features/crew/reads.queries";
import { notFound } from "@/lib/platform/errors";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { takesTwo } from "../second-person.queries";
import { countTransfers, runOnWire, runsOf, selectRuns, transfersIn } from "./queries";
import { getPaymentRunInput, paymentRun, runActions } from "./schema";

type Row = typeof paymentRuns.$inferSelect;

/** Return what the actor may do with a run. */
async function allowedFor(db: Executor, actor: Actor, { state, divisionId, madeBy }: Row, amount: number) {
  const [isMade, isReleased] = [state === "made", state === "released"];
  const parties = isMade && (await takesTwo(db, divisionId, amount)) ? [madeBy] : [];
  const may = {
    release: isMade && (await mayDecide(db, actor, "work-orders:release", { divisionId, parties })),
    drop: isMade && can(actor, "work-orders:payments"),
    mark: isReleased && can(actor, "work-orders:payments"),
    download: isReleased && can(actor, "work-orders:payments"),
  };
  return runActions.filter((name) => may[name]);
}

/**
 * Return a payment run with a page of transfers, and log the accounts shown. Three queries beside the log and the
 * rights. product 5.15 @throws not-found
 */
export const getPaymentRun = read({
  name: "work-orders.get-payment-run",
  access: "work-orders:payments",
  input: getPaymentRunInput,
  output: paymentRun,
  async run({ db, actor, now }, { id, ...asked }) {
    const [found] = await selectRuns(db, and(eq(paymentRuns.id, id), runsOf(actor)));
    if (!found) throw notFound("payment-runs.notFound");
    const of = { id, ...asked };
    const page = await readPage(transfersIn(db, of), countTransfers(db, of), asked);
    const shown = page.rows.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] }));
    await recordReads(db, { actor, now }, "work-orders.get-payment-run", shown);
    return { ...runOnWire(found), page, allowedActions: await allowedFor(db, actor, found.row, found.amount) };
  },
});
