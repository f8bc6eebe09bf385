import type { Executor, Transaction } from "@/db/client";
import { blindIndex } from "@/db/encryption";
import { violates } from "@/db/query-failure";
import { crew } from "@/db/schema/crew";
import { userIdOf } from "@/lib/access/actor";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { hiredColumns, type HiredColumn } from "@/lib/features/crew/person-fields.rules";
import { assertNotStopped } from "@/lib/features/crew/queries";
import { nextEmployeeNumber, recordStatus } from "@/lib/features/crew/status/queries";
import { fillVacancy } from "@/lib/features/job-openings/fill-vacancy.queries";
import { addYears, dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { requirePresent } from "@/lib/platform/unknown-record";
import { copyRecords } from "./crew-copy.queries";
import { findSamePeople } from "./former-crew.queries";
import type { StageDetails } from "../pipeline/schema";
import type { PlannedMove, MoveScope } from "../pipeline/plan-moves.queries";
import { employmentTypeOf } from "../pipeline/stage-details.queries";
import type { MoveTarget } from "../pipeline/move-target.queries";

const conflict = (messageKey: string, values: Record<string, string | number> = {}) =>
  new AppError("conflict", `applicants.hire.${messageKey}`, values, [], "ALREADY_CREW");

type ExistingRecord = { id: number; employeeNumber: string };

/**
 * Find the existing crew record for the hire, or none. @throws conflict, rule while the person's processing is
 * stopped
 */
async function existingRecord(
  db: Executor,
  { applicant }: MoveTarget,
  crewId: number | null,
  now: Date,
): Promise<ExistingRecord | null> {
  const people = await findSamePeople(db, applicant, now);
  if (people.some(({ barred }) => barred)) throw new AppError("conflict", "applicants.hire.barred", {}, [], "BARRED");
  const [person, other] = people;
  if (!person) {
    if (crewId !== null) throw new AppError("not-found", "crew.notFound");
    return null;
  }
  if (other) throw conflict("severalRecords");
  if (person.divisionId !== applicant.divisionId) throw conflict("elsewhere");
  const values = { name: person.fullName, number: person.employeeNumber };
  if (person.crewId !== crewId) throw conflict("alreadyCrew", values);
  if (person.status === "resigned") throw conflict("rehireFirst", values);
  assertNotStopped(person);
  return { id: person.crewId, employeeNumber: person.employeeNumber };
}

/** Convert a unique violation of concurrent hires into a conflict. */
function asSamePerson(error: unknown): never {
  if (violates(error, "crew_seafarer_code", "crew_id_number", "crew_applicant_id_unique"))
    throw conflict("hiredMeanwhile");
  throw error;
}

type CrewRow = Omit<typeof crew.$inferInsert, "employeeNumber" | "joinedOn" | "statusSince">;

/** Map the application's own columns to a crew row. */
const crewRow = ({ applicant }: MoveTarget): CrewRow => ({
  // Each column has the same type in both tables.
  ...(Object.fromEntries(hiredColumns().map((column) => [column, applicant[column]])) as Pick<CrewRow, HiredColumn>),
  idNumberHash: applicant.idNumber === null ? null : blindIndex(applicant.idNumber),
  applicantId: applicant.id,
});

type Employment = { joinedOn: string; employmentTypeId: number };

/** Create the seafarer with all data of the application. Files are referenced, not copied. */
async function createSeafarer(
  { db, actor, now }: MoveScope,
  target: MoveTarget,
  { joinedOn, employmentTypeId }: Employment,
): Promise<ExistingRecord> {
  const { applicant } = target;
  const by = userIdOf(actor);
  const statusSince = joinedOn < dayOf(now) ? joinedOn : dayOf(now);
  const employeeNumber = await nextEmployeeNumber(db, applicant.divisionId);
  const values = {
    ...crewRow(target),
    employeeNumber,
    employmentTypeId,
    joinedOn,
    statusSince,
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: by,
  };
  const [person] = await db.insert(crew).values(values).returning().catch(asSamePerson);
  if (!person) throw new Error("seafarer was not stored");
  await copyRecords(db, applicant, person.id, { now, by });
  await recordStatus(db, person, { event: "hired", from: null, to: "off-board", on: statusSince }, { actor, now });
  await refreshCertificateValidity(db, [person.id]);
  return { id: person.id, employeeNumber };
}

async function employmentOf(db: Transaction, details: StageDetails, now: Date) {
  const today = dayOf(now);
  const joinedOn = requirePresent(details.joinedOn, "the day of joining");
  if (joinedOn < addYears(today, -1) || joinedOn > addYears(today, 1))
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "joinedOn", message: "applicants.hire.joinedOnFar" }]);
  const { id, name } = await employmentTypeOf(db, requirePresent(details.employmentTypeId, "the employment type"));
  return { joinedOn, employmentTypeId: id, employmentType: name };
}

/** Hire one applicant: complete the deciding row with employment and number, and the audit details. */
async function hire(
  scope: MoveScope,
  moved: PlannedMove,
  decision: PlannedMove["newRows"][number],
): Promise<PlannedMove> {
  const { db, now } = scope;
  const hireDetails = decision.details ?? {};
  const employment = await employmentOf(db, hireDetails, now);
  const existing = await existingRecord(db, moved, hireDetails.crewId ?? null, now);
  const person = existing ?? (await createSeafarer(scope, moved, employment));
  const details = { ...employment, crewId: person.id, employeeNumber: person.employeeNumber };
  const opening = await fillVacancy(db, moved.opening.id, scope);
  return {
    ...moved,
    newRows: moved.newRows.map((row) => (row === decision ? { ...row, details } : row)),
    outcome: { ...details, newRecord: existing === null, opening },
  };
}

/**
 * Apply the consequences of result/Completed: create the seafarer off board and reduce the vacancies. Existing crew
 * is hired only under details.crewId. product 5.1, 5.3 @returns the same moves with employee numbers. @throws
 * conflict for a barred person, a second record or a resigned person who was not re-hired; invalid
 */
export async function hirePlannedApplicants(scope: MoveScope, planned: readonly PlannedMove[]): Promise<PlannedMove[]> {
  const after: PlannedMove[] = [];
  for (const moved of planned) {
    const decision = moved.newRows.find(({ type, status }) => type === "result" && status === "Completed");
    after.push(decision ? await hire(scope, moved, decision) : moved);
  }
  return after;
}
