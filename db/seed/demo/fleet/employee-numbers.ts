import { sql } from "drizzle-orm";
import type { Executor } from "../../../client";
import { employeeCounters } from "../../../schema/crew";

const prefixes: Record<number, string> = { 1: "M", 2: "T" };

type Joined = { divisionId: number; joinedOn: string };

/** The next employee numbers of each division, in the order people joined; the counters go on from there. */
export async function assignEmployeeNumbers<T extends Joined>(db: Executor, people: T[]): Promise<Map<T, string>> {
  const numbers = new Map<T, string>();
  for (const divisionId of new Set(people.map((person) => person.divisionId))) {
    const own = people
      .filter((person) => person.divisionId === divisionId)
      .sort((one, other) => one.joinedOn.localeCompare(other.joinedOn));
    const [counter] = await db
      .insert(employeeCounters)
      .values({ divisionId, last: own.length })
      .onConflictDoUpdate({
        target: employeeCounters.divisionId,
        set: { last: sql`${employeeCounters.last} + ${own.length}` },
      })
      .returning();
    const first = (counter?.last ?? own.length) - own.length + 1;
    for (const [index, person] of own.entries())
      numbers.set(person, `${prefixes[divisionId]}-${String(first + index).padStart(5, "0")}`);
  }
  return numbers;
}
