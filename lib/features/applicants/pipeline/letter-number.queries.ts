import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { letterNumbers } from "@/db/schema/preparation";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, messageOf } from "@/lib/platform/errors";
import { letterOf, numberAfter, readLetterNumber, type LetterNumber } from "./letter-number.rules";

type Appointment = { date: string; clinic: string; packageId: number | null };
type Claim = { divisionId: number; typed: string; applicantIds: number[]; now: Date };

/** The number's row, made if it is free and locked until the transaction ends. */
async function lockNumber(
  db: Transaction,
  key: LetterNumber & { divisionId: number },
  { date, clinic, packageId }: Appointment,
  now: Date,
) {
  await db
    .insert(letterNumbers)
    .values({ kind: "mcu", ...key, clinic, scheduledOn: date, packageId, createdAt: now })
    .onConflictDoNothing();
  const own = and(
    eq(letterNumbers.kind, "mcu"),
    eq(letterNumbers.divisionId, key.divisionId),
    eq(letterNumbers.year, key.year),
    eq(letterNumbers.number, key.number),
  );
  const [row] = await db.select().from(letterNumbers).where(own).for("update");
  if (!row) throw new Error("letter number was not stored");
  return row;
}

const named = (letter: string) =>
  and(
    eq(assessments.type, "mcu"),
    eq(assessments.status, "InProgress"),
    eq(sql`${assessments.details} ->> 'letterNumber'`, letter),
  );

async function holdersOf(db: Executor, letter: string, exceptIds: number[]) {
  const [all, others] = await Promise.all([
    db.select({ id: assessments.id }).from(assessments).where(named(letter)).limit(1),
    db
      .select({ number: applicants.registrationNumber })
      .from(assessments)
      .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
      .where(and(named(letter), notInArray(assessments.applicantId, exceptIds)))
      .limit(1),
  ]);
  return { isHeld: all.length > 0, other: others[0]?.number ?? null };
}

/**
 * Takes a letter number for an appointment: free, or of the very letter (same clinic, date and package). A letter moves to another appointment
 * only with everybody on it. @returns the letter in full. @throws invalid for a number of another form, conflict when another letter of the
 * year has it. product 5.13c
 */
export async function takeLetterNumber(
  db: Transaction,
  { divisionId, typed, applicantIds, now }: Claim,
  appointment: Appointment,
): Promise<string> {
  const wanted = readLetterNumber(typed, divisionId, dayOf(now));
  if (!wanted)
    throw new AppError("invalid", "errors.invalid", {}, [
      { path: "letterNumber", message: "applicants.pipeline.letterFormat" },
    ]);
  const row = await lockNumber(db, { ...wanted, divisionId }, appointment, now);
  const { letter } = row;
  if (
    row.clinic === appointment.clinic &&
    row.scheduledOn === appointment.date &&
    row.packageId === appointment.packageId
  )
    return letter;
  const { isHeld, other } = await holdersOf(db, letter, applicantIds);
  if (!isHeld || other) {
    const values = { number: letter, applicant: other ?? row.clinic };
    throw new AppError("conflict", "applicants.pipeline.letterTaken", values, [
      { path: "letterNumber", message: messageOf("applicants.pipeline.letterTaken", values) },
    ]);
  }
  const { date, clinic, packageId } = appointment;
  await db.update(letterNumbers).set({ scheduledOn: date, clinic, packageId }).where(eq(letterNumbers.id, row.id));
  return letter;
}

/** A number nobody has used in the division this year. A suggestion: it is taken when a letter is scheduled. */
export async function suggestLetterNumber(db: Executor, divisionId: number, now: Date): Promise<string> {
  const year = Number(dayOf(now).slice(0, 4));
  const [row] = await db
    .select({
      highest: sql<
        number | null
      >`max(case when ${letterNumbers.number} ~ '^[0-9]{1,9}$' then ${letterNumbers.number}::int end)`,
    })
    .from(letterNumbers)
    .where(and(eq(letterNumbers.kind, "mcu"), eq(letterNumbers.divisionId, divisionId), eq(letterNumbers.year, year)));
  return letterOf(numberAfter(row?.highest ?? null), divisionId, dayOf(now));
}
