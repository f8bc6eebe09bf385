import type { Executor } from "@/db/client";
import type { AccommodationLine, Usage } from "@/db/enums/scheduling";
import { accommodationLines } from "@/db/enums/scheduling";
import {
  scheduleAccommodationLines,
  scheduleAccommodations,
  scheduleDocuments,
  scheduleLog,
  schedules,
} from "@/db/schema/scheduling";

type Plan = { id: number; crewId: number; vesselId: number; startDate: string; endDate: string };
type Values = Partial<typeof schedules.$inferInsert>;

/** The schedule of a plan, in a state. */
export async function scheduled(db: Executor, plan: Plan, values: Values = {}) {
  const { id: assignmentId, crewId, vesselId, startDate, endDate } = plan;
  const statusId = values.statusId ?? 1;
  const [row] = await db
    .insert(schedules)
    .values({
      assignmentId,
      crewId,
      vesselId,
      onBoardDate: startDate,
      offBoardDate: endDate,
      boardedFrom: statusId > 3 ? 3 : null,
      ...values,
    })
    .returning();
  if (!row) throw new Error("schedule was not stored");
  await db
    .insert(scheduleLog)
    .values({ scheduleId: row.id, event: "created", toStatusId: row.statusId, changes: [], version: row.version });
  return row;
}

/** The amounts of one way: lines at these multipliers and bases, or a Tanker's total. */
export async function paid(
  db: Executor,
  scheduleId: number,
  usage: Usage,
  amounts: { total: number } | { multiplier: number; base: number },
) {
  const lumpsumTotal = "total" in amounts ? amounts.total : null;
  const [row] = await db
    .insert(scheduleAccommodations)
    .values({ scheduleId, usage, grade: 3, lumpsumTotal })
    .returning();
  if (!row) throw new Error("amounts were not stored");
  if ("multiplier" in amounts)
    await db
      .insert(scheduleAccommodationLines)
      .values(accommodationLines.map((line: AccommodationLine) => ({ accommodationId: row.id, line, ...amounts })));
  return row;
}

/** A document without its scan. */
export async function documented(
  db: Executor,
  { id: scheduleId, crewId }: { id: number; crewId: number },
  values: Partial<typeof scheduleDocuments.$inferInsert> = {},
) {
  const [row] = await db
    .insert(scheduleDocuments)
    .values({ scheduleId, crewId, kind: "accommodation", usage: "OnBoard", name: "Ticket", ...values })
    .returning();
  if (!row) throw new Error("document was not stored");
  return row;
}
