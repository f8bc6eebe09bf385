import { sql } from "drizzle-orm";
import type { Executor } from "../../../client";
import { registrationCounters } from "../../../schema/applicants";
import { registrationNumber } from "@/lib/features/applicants/registration/rules";
import { dayOf } from "@/lib/platform/calendar/dates";

type Registration = { divisionId: number; registeredAt: Date };

/** The next number for each registration, in the order given, per division and month of Asia/Jakarta. */
export async function assignRegistrationNumbers(db: Executor, registrations: Registration[]): Promise<string[]> {
  const stored = await db.select().from(registrationCounters).for("update");
  const counterRow = new Map(stored.map((counter) => [`${counter.divisionId}|${counter.month}`, counter]));
  const counters: typeof counterRow = new Map();
  const numbers = registrations.map(({ divisionId, registeredAt }) => {
    const month = dayOf(registeredAt).slice(0, 7).replace("-", "");
    const key = `${divisionId}|${month}`;
    const last = (counters.get(key) ?? counterRow.get(key) ?? { last: 0 }).last + 1;
    counters.set(key, { divisionId, month, last });
    return registrationNumber(divisionId, month, last);
  });
  await db
    .insert(registrationCounters)
    .values([...counters.values()])
    .onConflictDoUpdate({
      target: [registrationCounters.divisionId, registrationCounters.month],
      set: { last: sql`excluded.last` },
    });
  return numbers;
}
