import { and, eq } from "drizzle-orm";
import { paymentRuns } from "@/db/schema/work-orders";
import { can, type Actor } from "@/lib/access/actor";
import { mayDecide } from "@/lib/access/second-person";
import type { Executor } from "@/db/client";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { needsSecondPerson } from "../second-person.queries";
import { countTransfers, runToResponse, visibleRuns, selectRuns, transfersIn } from "./queries";
import { getPaymentRunInput, paymentRun, runActions } from "./schema";

type Row = typeof paymentRuns.$inferSelect;

/** Return what the actor may do with a run. */
async function allowedFor(db: Executor, actor: Actor, { state, divisionId, madeBy }: Row, amount: number) {
  const [isMade, isReleased] = [state === "made", state === "released"];
  const involvedUsers = isMade && (await needsSecondPerson(db, divisionId, amount)) ? [madeBy] : [];
  const may = {
    release: isMade && (await mayDecide(db, actor, "work-orders:release", { divisionId, involvedUsers })),
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
  async run({ db, actor, now }, { id, ...paging }) {
    const [listedRun] = await selectRuns(db, and(eq(paymentRuns.id, id), visibleRuns(actor)));
    if (!listedRun) throw notFound("payment-runs.notFound");
    const of = { id, ...paging };
    const page = await readPage(transfersIn(db, of), countTransfers(db, of), paging);
    const readRecords = page.rows.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.get-payment-run", readRecords);
    return {
      ...runToResponse(listedRun),
      page,
      allowedActions: await allowedFor(db, actor, listedRun.row, listedRun.amount),
    };
  },
});
