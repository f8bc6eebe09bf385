import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { payrollPeriods, payrollSlipLocks, personMonths, workOrders } from "@/db/schema/work-orders";
import type { crew } from "@/db/schema/crew";
import type { vessels } from "@/db/schema/vessels";
import { requirePresent } from "@/lib/platform/unknown-record";

type Person = typeof crew.$inferSelect;
type Of = { month?: string; takeHome: number; part?: number; values?: Partial<typeof workOrders.$inferInsert> };
const october = "2026-10-01";

/** A draft slip with a given pay in whole rupiah, without its inputs. */
export async function draftSlip(
  db: Executor,
  crewMember: Person,
  vesselRow: typeof vessels.$inferSelect,
  { month = october, takeHome, part = 1, values = {} }: Of,
) {
  const of = { divisionId: crewMember.divisionId, crewId: crewMember.id, month, part };
  const sums = { gross: takeHome, pension: 0, withheld: 0, takeHome };
  const [stored] = await db
    .insert(personMonths)
    .values({
      ...of,
      ...sums,
      taxMonth: month,
      tables: [],
      problems: [],
      isHeld: false,
      hash: `${crewMember.id} ${part} ${takeHome}`,
      calculatedAt: new Date("2026-11-01T02:00:00Z"),
    })
    .returning();
  const slip = requirePresent(stored, "a slip");
  await db.insert(workOrders).values({
    ...of,
    number: `WO/${crewMember.id}/${month}/${part}`,
    personMonthId: slip.id,
    vesselId: vesselRow.id,
    crewName: crewMember.fullName,
    employeeNumber: crewMember.employeeNumber,
    vesselName: vesselRow.name,
    firstDay: month,
    lastDay: `${month.slice(0, 8)}28`,
    days: 28,
    positionId: crewMember.positionId,
    bankName: "BCA",
    accountNumber: `1000${crewMember.id}`,
    accountName: crewMember.fullName,
    wages: takeHome,
    income: takeHome,
    employerPension: 0,
    deductions: 0,
    takeHome,
    leaveSaved: 0,
    ...values,
  });
  return slip;
}

/** A draft slip comes to something else. */
export async function redrawn(db: Executor, id: number, takeHome: number) {
  await db
    .update(personMonths)
    .set({ takeHome, hash: `${id} ${takeHome} again` })
    .where(eq(personMonths.id, id));
  await db.update(workOrders).set({ takeHome }).where(eq(workOrders.personMonthId, id));
}

/** Locks a draft slip by itself. @returns the lock's id */
export async function lockedApart(db: Executor, id: number, userId: number, lockedAt = new Date()) {
  const [found] = await db.select().from(personMonths).where(eq(personMonths.id, id));
  const { divisionId, crewId, month, takeHome } = requirePresent(found, "a slip");
  const [stored] = await db
    .insert(payrollSlipLocks)
    .values({ divisionId, crewId, month, workOrders: 1, takeHome, hash: "x", lockedAt, lockedBy: userId })
    .returning();
  const lock = requirePresent(stored, "a lock");
  await db.update(personMonths).set({ state: "locked", lockId: lock.id }).where(eq(personMonths.id, id));
  await db.update(workOrders).set({ state: "locked" }).where(eq(workOrders.personMonthId, id));
  return lock.id;
}

/** Locks a month with its draft slips, but for those left out. */
export async function lockedMonth(
  db: Executor,
  {
    divisionId = 1,
    month = october,
    userId,
    without = [] as number[],
  }: {
    divisionId?: number;
    month?: string;
    userId: number;
    without?: number[];
  },
) {
  const drafts = await db
    .select({ id: personMonths.id })
    .from(personMonths)
    .where(
      and(
        eq(personMonths.divisionId, divisionId),
        eq(personMonths.month, month),
        eq(personMonths.state, "draft"),
        isNull(personMonths.lockId),
      ),
    );
  const ids = drafts.flatMap(({ id }) => (without.includes(id) ? [] : [id]));
  if (ids.length > 0) {
    await db.update(workOrders).set({ state: "locked" }).where(inArray(workOrders.personMonthId, ids));
    await db.update(personMonths).set({ state: "locked" }).where(inArray(personMonths.id, ids));
  }
  await db.insert(payrollPeriods).values({
    divisionId,
    month,
    people: ids.length,
    workOrders: ids.length,
    takeHome: 0,
    hash: "of the month",
    lockedAt: new Date(),
    lockedBy: userId,
  });
}
