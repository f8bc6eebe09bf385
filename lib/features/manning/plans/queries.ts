import { eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { dayOf } from "@/lib/platform/calendar/dates";
import { requirePresent } from "@/lib/platform/unknown-record";
import { notifyPlanCancelled } from "./mail.queries";
import { removeProposal } from "../proposals.rules";
import { lockSeats, plannedSeats, type AssignmentRow } from "../seats.queries";
import { isPlannable, seatOf } from "../slots.rules";
import { auditOutcome, storeOutcome, type Scope } from "./store-outcome.queries";

/** Why a person's plans end automatically. */
type PlanEndCause = "barred";

const openPlansOf = (rows: readonly AssignmentRow[], crewId: number) =>
  rows.filter((row) => row.crewId === crewId && isPlannable(row.slot));

/**
 * Remove a person from every Next and NextButOne; the next in line moves up. Audits each change and notifies planning.
 * The caller has locked person and seats and passes all their rows. product 5.3.
 * @returns the rows as they are afterwards
 */
export async function cancelPlans(
  scope: Scope,
  crewId: number,
  rows: readonly AssignmentRow[],
  cause: PlanEndCause,
): Promise<AssignmentRow[]> {
  const planned = openPlansOf(rows, crewId);
  const inDivision = planned.length > 0 ? await divisionsOf(scope, planned) : new Map<number, number>();
  let currentRows = [...rows];
  for (const { id, seatId, vesselId } of planned) {
    const outcome = removeProposal(seatOf(seatId, currentRows), id, { today: dayOf(scope.now), can: () => true });
    if (!outcome.ok) throw new Error(`plan could not be cancelled: ${outcome.problem.code}`);
    const before = currentRows;
    currentRows = await storeOutcome(scope, currentRows, outcome, cause);
    const cancelled = await scope.db
      .update(assignments)
      .set({ cancelReason: cause })
      .where(eq(assignments.id, id))
      .returning();
    currentRows = currentRows.map((row) => cancelled.find((changed) => changed.id === row.id) ?? row);
    auditOutcome(scope, {
      subject: id,
      divisionId: requirePresent(inDivision.get(vesselId), "the division of a vessel"),
      before,
      after: currentRows,
      changes: outcome.changes,
      reason: cause,
    });
    await notifyPlanCancelled(scope, id, cause);
  }
  return currentRows;
}

async function divisionsOf({ db }: Pick<Scope, "db">, rows: readonly AssignmentRow[]) {
  const plannedSeatRows = await db
    .select({ id: vessels.id, divisionId: vessels.divisionId })
    .from(vessels)
    .where(
      anyOf(
        vessels.id,
        rows.map(({ vesselId }) => vesselId),
      ),
    );
  return new Map(plannedSeatRows.map(({ id, divisionId }) => [id, divisionId]));
}

/**
 * Lock the seats and cancel the person's plans. The caller has locked the person.
 * @returns the number of cancelled plans
 */
export async function cancelPlansOf(scope: Scope, crewId: number, cause: PlanEndCause): Promise<number> {
  const seatIds = await plannedSeats(scope.db, crewId);
  if (seatIds.length === 0) return 0;
  await lockSeats(scope.db, seatIds);
  const rows = await scope.db.select().from(assignments).where(anyOf(assignments.seatId, seatIds));
  await cancelPlans(scope, crewId, rows, cause);
  return openPlansOf(rows, crewId).length;
}
