import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { workOrderCounters } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";

const letters: Record<number, string> = { 1: "M", 2: "T" };

/** Reserve consecutive work order numbers of a division and month; none is given twice. product 5.15.1 */
export async function newWorkOrderNumbers(
  db: Transaction,
  divisionId: number,
  month: Month,
  count: number,
): Promise<string[]> {
  if (count === 0) return [];
  const [row] = await db
    .insert(workOrderCounters)
    .values({ divisionId, month: firstDayOf(month), last: count })
    .onConflictDoUpdate({
      target: [workOrderCounters.divisionId, workOrderCounters.month],
      set: { last: sql`${workOrderCounters.last} + ${count}` },
    })
    .returning({ last: workOrderCounters.last });
  if (!row) throw new Error("no number was given");
  const begin = `WO/${letters[divisionId] ?? divisionId}/${month.replace("-", "/")}`;
  return Array.from(
    { length: count },
    (_, place) => `${begin}/${String(row.last - count + place + 1).padStart(5, "0")}`,
  );
}
