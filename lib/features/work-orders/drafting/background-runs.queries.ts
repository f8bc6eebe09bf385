import { and, eq, isNull, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import { payrollPeriods, payrollRuns } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { unlockedLeftOutMonths } from "../left-out.queries";
import { countPeople } from "./people.queries";

type RunScope = { divisionId: number; month: Month };
const queue = "work-orders";

/** Enqueue the next part of a run. Only one run per division and month is active. */
export const enqueueNextPart = (db: Transaction, { divisionId, month }: RunScope, runId: number, after: number) =>
  addJob(db, "draft-people", { runId, after }, { key: `draft:${divisionId}:${month}`, queue });

/** Start drafting a whole month in the background. Ends an active run of that month. */
export async function startRun(db: Transaction, of: RunScope, now: Date): Promise<number> {
  const { divisionId } = of;
  const month = firstDayOf(of.month);
  const ofMonth = and(
    eq(payrollRuns.kind, "draft"),
    eq(payrollRuns.divisionId, divisionId),
    eq(payrollRuns.month, month),
  );
  await db
    .update(payrollRuns)
    .set({ finishedAt: now })
    .where(and(ofMonth, isNull(payrollRuns.finishedAt)));
  const total = await countPeople(db, divisionId, of.month);
  const [run] = await db
    .insert(payrollRuns)
    .values({ kind: "draft", divisionId, month, total, createdAt: now, finishedAt: total === 0 ? now : null })
    .returning({ id: payrollRuns.id });
  if (!run) throw new Error("a run was not stored");
  if (total > 0) await enqueueNextPart(db, of, run.id, 0);
  return run.id;
}

/** Delete old runs. */
export const deleteOldRuns = (db: Transaction, before: Date) =>
  db.delete(payrollRuns).where(and(eq(payrollRuns.kind, "draft"), lt(payrollRuns.finishedAt, before)));

/** Redraft left-out people one by one, including their left-out month. */
export async function redraftLeftOut(db: Transaction, divisionId: number) {
  const leftOpen = await unlockedLeftOutMonths(db, eq(payrollPeriods.divisionId, divisionId));
  for (const crewId of new Set(leftOpen.map((one) => one.crewId)))
    await addJob(db, "redraft-work-orders", { crewId }, { key: `redraft:${crewId}`, queue });
}

/** Recalculate locked months after a change of open ones. Repeated changes of a person make one job. */
export const recalculateAfter = (db: Transaction, of: { crewId: number } | { divisionId: number | null }) => {
  const key = "crewId" in of ? `recalculate:person ${of.crewId}` : `recalculate:division ${of.divisionId ?? "all"}`;
  return addJob(db, "recalculate-locked", of, { key, queue });
};
