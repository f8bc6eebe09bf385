import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { CrewStatus, ResignationClass, StatusEvent } from "@/db/enums/crew";
import { crew, crewStatusChanges, employeeCounters } from "@/db/schema/crew";
import { employmentPay } from "@/db/schema/work-orders";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { isBarEvent } from "../visibility/status.rules";
import { requirePresent } from "@/lib/platform/unknown-record";

type Person = typeof crew.$inferSelect;
type Change = {
  event: StatusEvent;
  to: CrewStatus;
  /** The day the change takes effect, in Asia/Jakarta. */
  on: string;
  /** The vessel of a check-in; null if the person does not go on board. */
  vesselId?: number | null;
  plannedOffBoard?: string | null;
  resignationClass?: ResignationClass | null;
  reason?: string | null;
};

/**
 * Change a person's status and record it permanently. A bar and its end leave author, time and version unchanged,
 * because all readers see those. The caller has locked the row and checked the change. @returns the person afterwards
 */
export async function changeStatus(
  db: Transaction,
  person: Person,
  change: Change,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Person> {
  const { event, to, on, reason = null, resignationClass = null } = change;
  const updatedFields = { updatedAt: now, updatedBy: userIdOf(actor), version: sql`${crew.version} + 1` };
  const vesselId = to === "on-board" ? (change.vesselId ?? person.vesselId) : null;
  const resigned = to === "resigned" || (to === "blacklist" && person.resignedOn !== null);
  const [changed] = await db
    .update(crew)
    .set({
      status: to,
      statusSince: on,
      vesselId,
      lastVesselId: person.vesselId ?? vesselId ?? person.lastVesselId,
      plannedOffBoard: to === "on-board" ? (change.plannedOffBoard ?? person.plannedOffBoard) : null,
      resignedOn: event === "resigned" ? on : resigned ? person.resignedOn : null,
      resignationClass: event === "resigned" ? resignationClass : resigned ? person.resignationClass : null,
      resignationReason: event === "resigned" ? reason : resigned ? person.resignationReason : null,
      ...(isBarEvent(event) ? {} : updatedFields),
    })
    .where(eq(crew.id, person.id))
    .returning();
  if (!changed) throw new Error("seafarer was not changed");
  await recordStatus(db, changed, { ...change, from: person.status }, { actor, now });
  return changed;
}

/**
 * Clear the employment end payroll entered for a previous employment in the same year. Otherwise every later month of
 * the year would be taxed as the last. An end after that day or in another year stays. @param on yyyy-MM-dd, the first
 * day of the new employment. product 5.15.5 @returns the cleared end, else null
 */
export async function clearEmploymentEnd(
  db: Transaction,
  crewId: number,
  on: string,
  { actor, now }: { actor: Actor; now: Date },
) {
  const ofYear = and(eq(employmentPay.crewId, crewId), eq(employmentPay.year, Number(on.slice(0, 4))));
  const [statedEnd] = await db.select({ endsOn: employmentPay.endsOn }).from(employmentPay).where(ofYear).for("update");
  if (!statedEnd?.endsOn || statedEnd.endsOn > on) return null;
  const updatedFields = { updatedAt: now, updatedBy: userIdOf(actor), version: sql`${employmentPay.version} + 1` };
  await db
    .update(employmentPay)
    .set({ endsOn: null, ...updatedFields })
    .where(ofYear);
  return statedEnd.endsOn;
}

/** Append an entry to the status history; a new person has no status before. */
export async function recordStatus(
  db: Transaction,
  person: Person,
  { from, ...change }: Change & { from: CrewStatus | null },
  { actor, now }: { actor: Actor; now: Date },
) {
  await db.insert(crewStatusChanges).values({
    crewId: person.id,
    event: change.event,
    fromStatus: from,
    toStatus: change.to,
    effectiveOn: change.on,
    vesselId: change.vesselId ?? null,
    resignationClass: change.resignationClass ?? null,
    reason: change.reason ?? null,
    createdAt: now,
    createdBy: userIdOf(actor),
  });
}

const prefixes: Record<number, string> = { 1: "M", 2: "T" };
const prefixOf = (divisionId: number) => requirePresent(prefixes[divisionId], `the letter of division ${divisionId}`);

/** Assign the next employee numbers of a division, "M-00042", in order and never twice. */
export async function nextEmployeeNumbers(db: Transaction, divisionId: number, count: number): Promise<string[]> {
  if (count === 0) return [];
  const [counter] = await db
    .insert(employeeCounters)
    .values({ divisionId, last: count })
    .onConflictDoUpdate({
      target: employeeCounters.divisionId,
      set: { last: sql`${employeeCounters.last} + ${count}` },
    })
    .returning();
  if (!counter) throw new Error("employee numbers were not given");
  return Array.from(
    { length: count },
    (_, index) => `${prefixOf(divisionId)}-${String(counter.last - count + 1 + index).padStart(5, "0")}`,
  );
}

/** Reserve imported employee numbers, so that they are not assigned again. */
export async function reserveEmployeeNumbers(db: Transaction, divisionId: number, numbers: readonly string[]) {
  const ownNumberPattern = new RegExp(`^${prefixOf(divisionId)}-(\\d{1,9})$`);
  const last = Math.max(0, ...numbers.map((number) => Number(ownNumberPattern.exec(number)?.[1] ?? 0)));
  if (last === 0) return;
  await db
    .insert(employeeCounters)
    .values({ divisionId, last })
    .onConflictDoUpdate({
      target: employeeCounters.divisionId,
      set: { last: sql`greatest(${employeeCounters.last}, ${last})` },
    });
}

export async function nextEmployeeNumber(db: Transaction, divisionId: number): Promise<string> {
  const [number] = await nextEmployeeNumbers(db, divisionId, 1);
  if (!number) throw new Error("employee number was not given");
  return number;
}
