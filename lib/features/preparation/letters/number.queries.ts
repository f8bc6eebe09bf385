import { and, eq, isNull, sql, type AnyColumn } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { letterNumbers, preparationMcus, preparations } from "@/db/schema/preparation";
import { crew } from "@/db/schema/crew";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, messageOf } from "@/lib/platform/errors";
import { letterOf, numberAfter, readLetterNumber, type LetterNumber } from "./number.rules";

type Appointment = { date: string; clinic: string; packageId: number | null };
/** The appointments that move together with the letter. */
type OwnAppointments = { applicantIds?: readonly number[]; mcuIds?: readonly number[] };
type Claim = { divisionId: number; typed: string; own: OwnAppointments; now: Date };

/** Lock the number's row, created if it is free, until the transaction ends. */
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
  const ownLetters = and(
    eq(letterNumbers.kind, "mcu"),
    eq(letterNumbers.divisionId, key.divisionId),
    eq(letterNumbers.year, key.year),
    eq(letterNumbers.number, key.number),
  );
  const [row] = await db.select().from(letterNumbers).where(ownLetters).for("update");
  if (!row) throw new Error("letter number was not stored");
  return row;
}

const isNumberOf = (letter: string) =>
  and(
    eq(assessments.type, "mcu"),
    eq(assessments.status, "InProgress"),
    eq(sql`${assessments.details} ->> 'letterNumber'`, letter),
  );

const isAmong = (column: AnyColumn, ids: readonly number[]) => (ids.length > 0 ? anyOf(column, ids) : sql`false`);
const isPending = (letter: string) =>
  and(eq(preparationMcus.letterNumber, letter), isNull(preparationMcus.result), isNull(preparations.endedAt));

/** Return whether the letter has appointments, and the first one outside the own group. */
async function holdersOf(db: Executor, letter: string, { applicantIds = [], mcuIds = [] }: OwnAppointments) {
  const applicant = db
    .select({
      isOwn: sql<boolean>`${isAmong(assessments.applicantId, applicantIds)}`.as("is_own"),
      name: applicants.registrationNumber,
    })
    .from(assessments)
    .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
    .where(isNumberOf(letter));
  const joiner = db
    .select({ isOwn: sql<boolean>`${isAmong(preparationMcus.id, mcuIds)}`.as("is_own"), name: crew.employeeNumber })
    .from(preparationMcus)
    .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
    .innerJoin(crew, eq(crew.id, preparationMcus.crewId))
    .where(isPending(letter));
  const holders = await unionAll(applicant, joiner).limit(200);
  return { isHeld: holders.length > 0, other: holders.find(({ isOwn }) => !isOwn)?.name ?? null };
}

/**
 * Reserve a letter number: free, or of the same letter (clinic, date and package). A letter moves only with all its
 * people. @returns the full letter number @throws invalid for a wrong format, conflict when another letter of the
 * year has it. product 5.13c
 */
export async function takeLetterNumber(
  db: Transaction,
  { divisionId, typed, own, now }: Claim,
  appointment: Appointment,
): Promise<string> {
  const requested = readLetterNumber(typed, divisionId, dayOf(now));
  if (!requested)
    throw new AppError("invalid", "errors.invalid", {}, [
      { path: "letterNumber", message: "applicants.pipeline.letterFormat" },
    ]);
  const row = await lockNumber(db, { ...requested, divisionId }, appointment, now);
  const { letter } = row;
  if (
    row.clinic === appointment.clinic &&
    row.scheduledOn === appointment.date &&
    row.packageId === appointment.packageId
  )
    return letter;
  const { isHeld, other } = await holdersOf(db, letter, own);
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

/** Suggest an unused number of the division and year. It is reserved only when the letter is scheduled. */
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
