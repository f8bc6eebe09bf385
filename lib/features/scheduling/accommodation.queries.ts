import { asc, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import type { LumpsumGrade, Usage } from "@/db/enums/scheduling";
import { scheduleAccommodationLines, scheduleAccommodations, type schedules } from "@/db/schema/scheduling";
import { gradeTableOn, lumpsumTableOn } from "@/lib/features/rates/wages/travel-allowance.queries";
import { totalOf, type Amounts } from "./allowance.rules";

export type Accommodation = {
  id: number;
  usage: Usage;
  grade: LumpsumGrade;
  lumpsumTotal: number | null;
  lines: Amounts | null;
};

const selectParts = preparedQuery((db) =>
  db
    .select({ part: scheduleAccommodations, line: scheduleAccommodationLines })
    .from(scheduleAccommodations)
    .leftJoin(scheduleAccommodationLines, eq(scheduleAccommodationLines.accommodationId, scheduleAccommodations.id))
    .where(eq(scheduleAccommodations.scheduleId, sql.placeholder("scheduleId")))
    .orderBy(asc(scheduleAccommodations.id)),
);
/** Load the entered amounts of a schedule by usage. */
export async function accommodationsOf(db: Executor, scheduleId: number): Promise<Map<Usage, Accommodation>> {
  const rows = await selectParts(db, { scheduleId });
  const byUsage = new Map<Usage, Accommodation>();
  for (const { part, line } of rows) {
    const { id, usage, lumpsumTotal } = part;
    const entry = byUsage.get(usage) ?? { id, usage, grade: part.grade as LumpsumGrade, lumpsumTotal, lines: null };
    // All eight lines are stored together.
    if (line)
      entry.lines = { ...entry.lines, [line.line]: { multiplier: line.multiplier, base: line.base } } as Amounts;
    byUsage.set(usage, entry);
  }
  return byUsage;
}

/** Return the total of one way; null until entered. */
export const totalFrom = (part: Accommodation | undefined): number | null =>
  part ? (part.lines ? totalOf(part.lines) : part.lumpsumTotal) : null;

type Days = Pick<typeof schedules.$inferSelect, "onBoardDate" | "offBoardDate">;
export const dayOfUsage = ({ onBoardDate, offBoardDate }: Days, usage: Usage) =>
  usage === "OnBoard" ? onBoardDate : offBoardDate;

/** Load the division's grade table on a date: bases for Marine, lump sums for Tanker. */
export async function ratesOn(db: Executor, divisionId: number, day: string) {
  const marine = divisionId === 1 ? await gradeTableOn(db, day) : null;
  const tanker = divisionId === 1 ? null : await lumpsumTableOn(db, day);
  return { marine, tanker };
}
export type Rates = Awaited<ReturnType<typeof ratesOn>>;
