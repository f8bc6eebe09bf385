import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { accommodationLines, type LumpsumGrade, type Usage } from "@/db/enums/scheduling";
import { scheduleAccommodationLines, scheduleAccommodations, type ScheduleChange } from "@/db/schema/scheduling";
import { withPathPrefix, invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { parseInput } from "@/lib/platform/validation";
import { accommodationsOf, dayOfUsage, ratesOn, totalFrom, type Accommodation } from "../accommodation.queries";
import { amountsOf, defaultGrade, isGraded, totalOf, type Amounts } from "../allowance.rules";
import type { LockedSchedule } from "../lock.queries";
import { marineAmounts, tankerAmounts, wayOf } from "./schema";

type Part = { grade: LumpsumGrade; rateVersionId: number | null; lumpsumTotal: number | null; lines: Amounts | null };
type EnteredAmounts = Record<string, unknown>;
type AmountScope = { locked: LockedSchedule; saved: Accommodation | undefined; day: string };

/**
 * Build Marine amounts from multipliers and the bases in force on the date. @throws invalid, also while no grade
 * table is in force
 */
async function marinePart(
  db: Transaction,
  entered: EnteredAmounts,
  { locked, saved, day }: AmountScope,
): Promise<Part> {
  const { lumpsumGrade, lines } = parseInput(marineAmounts, entered);
  const grade = lumpsumGrade ?? saved?.grade ?? defaultGrade(locked.position);
  const { marine } = await ratesOn(db, locked.vessel.divisionId, day);
  const bases = marine?.grades.find((row) => row.grade === grade);
  if (!marine || !bases) throw invalid({ path: "total", message: "scheduling.noGrades" });
  const amounts = amountsOf(lines, bases);
  const enteredTotal = Number(entered.total ?? totalOf(amounts));
  if (enteredTotal !== totalOf(amounts)) throw invalid({ path: "total", message: "scheduling.totalDiffers" });
  return { grade, rateVersionId: marine.rateVersionId, lumpsumTotal: null, lines: amounts };
}

async function tankerPart(
  db: Transaction,
  entered: EnteredAmounts,
  { locked, saved, day }: AmountScope,
): Promise<Part> {
  const { lumpsumGrade, total } = parseInput(tankerAmounts, entered);
  const { tanker } = await ratesOn(db, locked.vessel.divisionId, day);
  const grade = lumpsumGrade ?? saved?.grade ?? defaultGrade(locked.position);
  return { grade, rateVersionId: tanker?.rateVersionId ?? null, lumpsumTotal: total, lines: null };
}

const isSame = (one: Accommodation | undefined, other: Part) =>
  one !== undefined &&
  one.grade === other.grade &&
  one.lumpsumTotal === other.lumpsumTotal &&
  accommodationLines.every(
    (line) =>
      one.lines?.[line].multiplier === other.lines?.[line].multiplier &&
      one.lines?.[line].base === other.lines?.[line].base,
  );

async function storePart(db: Transaction, scheduleId: number, usage: Usage, { lines, ...part }: Part) {
  const [row] = await db
    .insert(scheduleAccommodations)
    .values({ scheduleId, usage, ...part })
    .onConflictDoUpdate({ target: [scheduleAccommodations.scheduleId, scheduleAccommodations.usage], set: part })
    .returning({ id: scheduleAccommodations.id });
  if (!row) throw new Error("accommodation was not stored");
  await db.delete(scheduleAccommodationLines).where(eq(scheduleAccommodationLines.accommodationId, row.id));
  if (lines)
    await db
      .insert(scheduleAccommodationLines)
      .values(accommodationLines.map((line) => ({ accommodationId: row.id, line, ...lines[line] })));
}

/** Return whether entered amounts differ from the saved ones. Equal amounts are accepted even when locked. */
function differsFromSaved(entered: EnteredAmounts, saved: Accommodation | undefined, isMarine: boolean): boolean {
  if (!isMarine) {
    const said = tankerAmounts.safeParse(entered);
    return said.success && said.data.total !== (saved?.lumpsumTotal ?? 0);
  }
  const parsed = marineAmounts.safeParse(entered);
  return (
    parsed.success &&
    accommodationLines.some((line) => {
      const savedLine = saved?.lines?.[line];
      return parsed.data.lines[line] !== ((isGraded(line) ? savedLine?.multiplier : savedLine?.base) ?? 0);
    })
  );
}

/**
 * Store the amounts of the current way: joining until on board, leaving once date and port are set. Amounts of a
 * locked way stay; different joining amounts of a seafarer on board are refused. @returns the changes and the current
 * amounts. Document 3 §4, §5
 */
export async function storeAmounts(
  db: Transaction,
  locked: LockedSchedule,
  enteredAmounts: { onBoard?: EnteredAmounts | undefined; offBoard?: EnteredAmounts | undefined },
  days: { onBoardDate: string; offBoardDate: string },
) {
  const { schedule, vessel } = locked;
  const savedByUsage = await accommodationsOf(db, schedule.id);
  const changes: ScheduleChange[] = [];
  if (
    schedule.statusId > 4 &&
    enteredAmounts.onBoard &&
    differsFromSaved(enteredAmounts.onBoard, savedByUsage.get("OnBoard"), vessel.divisionId === 1)
  )
    throw invalid({ path: "onBoard.total", message: "scheduling.lockedOnBoard" });
  const open: Usage[] = schedule.statusId === 4 ? [] : schedule.statusId < 4 ? ["OnBoard"] : ["OffBoard"];
  for (const usage of open) {
    const entered = enteredAmounts[wayOf[usage]];
    if (!entered) continue;
    const saved = savedByUsage.get(usage);
    const amountScope = { locked, saved, day: dayOfUsage(days, usage) };
    const part = await withPathPrefix(wayOf[usage], () =>
      vessel.divisionId === 1 ? marinePart(db, entered, amountScope) : tankerPart(db, entered, amountScope),
    );
    if (isSame(saved, part)) continue;
    await storePart(db, schedule.id, usage, part);
    const after = { id: saved?.id ?? 0, usage, ...part };
    changes.push({ field: `${wayOf[usage]}Total`, from: totalFrom(saved), to: totalFrom(after) });
    if (saved?.grade !== part.grade)
      changes.push({ field: `${wayOf[usage]}LumpsumGrade`, from: saved?.grade ?? null, to: part.grade });
    savedByUsage.set(usage, after);
  }
  return { changes, parts: savedByUsage };
}
