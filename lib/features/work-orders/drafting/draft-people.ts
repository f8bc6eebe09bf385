import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { payrollRuns } from "@/db/schema/work-orders";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { payrollDivisionOf, lockDrafting, openMonthsOf } from "../payroll-division.queries";
import { calculateDrafts } from "./draft-slips.queries";
import { nextPeople } from "./people.queries";
import { enqueueNextPart } from "./background-runs.queries";
import { storeMonths } from "./store-months.queries";
import { tablesOf } from "./tables-of-month.queries";

const batchSize = 500;

/**
 * Draft the next five hundred people of a run and enqueue the rest; unchanged drafts are not written. One transaction
 * per part, so that a run shows progress and can resume. Run by the scheduler only. product 5.15.1 @throws forbidden
 * for people
 */
export const draftPeople = write({
  name: "work-orders.draft-people",
  access: "scheduler",
  input: z.object({ runId: z.int(), after: z.int() }),
  output: z.object({ changed: z.number() }),
  async run({ db, now, audit, unchanged }, { runId, after }) {
    const [run] = await db
      .select()
      .from(payrollRuns)
      .where(and(eq(payrollRuns.id, runId), isNull(payrollRuns.finishedAt)))
      .for("update");
    if (!run) {
      unchanged();
      return { changed: 0 };
    }
    const of = { divisionId: run.divisionId, month: monthOf(run.month), now };
    await lockDrafting(db, of.divisionId);
    const division = await payrollDivisionOf(db, of.divisionId);
    const isOpen = openMonthsOf(division, now).includes(of.month);
    const crewIds = isOpen ? await nextPeople(db, of, after, batchSize) : [];
    const tables = await tablesOf(db, of.month);
    const drafts = await calculateDrafts(db, { division, month: of.month, tables, purpose: "draft" }, crewIds);
    const changed = await storeMonths(db, of, crewIds, drafts);
    const last = crewIds.length < batchSize;
    await db
      .update(payrollRuns)
      .set({ done: sql`${payrollRuns.done} + ${crewIds.length}`, finishedAt: last ? now : null })
      .where(eq(payrollRuns.id, runId));
    if (!last) await enqueueNextPart(db, of, runId, crewIds.at(-1) ?? after);
    if (changed === 0) unchanged();
    else audit({ subject: of.month, divisionId: of.divisionId, after: { changed } });
    return { changed };
  },
});
