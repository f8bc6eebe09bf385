import type { Executor, Transaction } from "@/db/client";
import { violates } from "@/db/query-failure";
import { crew } from "@/db/schema/crew";
import { userIdOf } from "@/lib/access/actor";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { nextEmployeeNumber, recordStatus } from "@/lib/features/crew/status/queries";
import { fillVacancy } from "@/lib/features/job-openings/fill.queries";
import { addYears, dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { copyRecords } from "./crew-copy.queries";
import { findSamePeople } from "./former-crew.queries";
import type { StageDetails } from "../pipeline/schema";
import type { Moved, MoveScope } from "../pipeline/plan.queries";
import { employmentTypeOf } from "../pipeline/stage.queries";
import type { Target } from "../pipeline/target.queries";

const conflict = (messageKey: string, values: Record<string, string | number> = {}) =>
  new AppError("conflict", `applicants.hire.${messageKey}`, values, [], "ALREADY_CREW");

type Found = { id: number; employeeNumber: string };

/** The crew record the hire is about: none, or the one named when the person is crew already. @throws conflict */
async function existingRecord(
  db: Executor,
  { applicant }: Target,
  crewId: number | null,
  now: Date,
): Promise<Found | null> {
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
  return { id: person.crewId, employeeNumber: person.employeeNumber };
}

/** Two hires of one person at once: the unique indexes decide. */
function asSamePerson(error: unknown): never {
  if (violates(error, "crew_seafarer_code", "crew_id_number", "crew_applicant_id_unique"))
    throw conflict("hiredMeanwhile");
  throw error;
}

function crewRow({ applicant }: Target): Omit<typeof crew.$inferInsert, "employeeNumber" | "joinedOn" | "statusSince"> {
  const {
    divisionId,
    positionId,
    vesselTypeId,
    crewOrigin,
    fullName,
    email,
    phone,
    address,
    sex,
    birthPlace,
    dateOfBirth,
    religionId,
    maritalStatusId,
    nationalityId,
  } = applicant;
  const {
    seafarerCode,
    idNumber,
    idNumberHash,
    kkNumber,
    npwpNumber,
    bpjsKesehatanNumber,
    bpjsKetenagakerjaanNumber,
    photoFileId,
  } = applicant;
  const {
    height,
    weight,
    bmi,
    safetyShoesSize,
    trousersSize,
    coverallSize,
    shirtSize,
    nextOfKinName,
    nextOfKinEmail,
    nextOfKinPhone,
    nextOfKinAddress,
  } = applicant;
  return {
    ...{
      divisionId,
      positionId,
      vesselTypeId,
      crewOrigin,
      fullName,
      email,
      phone,
      address,
      sex,
      birthPlace,
      dateOfBirth,
      religionId,
      maritalStatusId,
      nationalityId,
    },
    ...{
      seafarerCode,
      idNumber,
      idNumberHash,
      kkNumber,
      npwpNumber,
      bpjsKesehatanNumber,
      bpjsKetenagakerjaanNumber,
      photoFileId,
    },
    ...{
      height,
      weight,
      bmi,
      safetyShoesSize,
      trousersSize,
      coverallSize,
      shirtSize,
      nextOfKinName,
      nextOfKinEmail,
      nextOfKinPhone,
      nextOfKinAddress,
    },
    applicantId: applicant.id,
  };
}

type Employment = { joinedOn: string; employmentTypeId: number };

/** The seafarer with everything the application told; files are referred to, not copied. */
async function createSeafarer(
  { db, actor, now }: MoveScope,
  target: Target,
  { joinedOn, employmentTypeId }: Employment,
): Promise<Found> {
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

async function employmentOf(db: Transaction, { opening }: Target, details: StageDetails, now: Date) {
  const today = dayOf(now);
  const joinedOn = details.joinedOn ?? today;
  if (joinedOn < addYears(today, -1) || joinedOn > addYears(today, 1))
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "joinedOn", message: "applicants.hire.joinedOnFar" }]);
  const { id, name } = await employmentTypeOf(db, details.employmentTypeId ?? opening.employmentTypeId);
  return { joinedOn, employmentTypeId: id, employmentType: name };
}

/**
 * What follows from result/Completed, whoever writes it: the seafarer, off board, and one vacancy less. Somebody who is crew already is taken on
 * under the record named (details.crewId), and under no other. The rows learn the employee number. product 5.1, 5.3
 * @throws conflict for a barred person, a second record of one person, or somebody who resigned and was not re-hired; invalid
 */
export async function hirePlanned(scope: MoveScope, planned: Moved[]) {
  for (const moved of planned) {
    const row = moved.newRows.find(({ type, status }) => type === "result" && status === "Completed");
    if (!row) continue;
    const given = row.details ?? {};
    const employment = await employmentOf(scope.db, moved, given, scope.now);
    const known = await existingRecord(scope.db, moved, given.crewId ?? null, scope.now);
    const person = known ?? (await createSeafarer(scope, moved, employment));
    row.details = { ...employment, crewId: person.id, employeeNumber: person.employeeNumber };
    moved.outcome = {
      ...row.details,
      newRecord: known === null,
      opening: await fillVacancy(scope.db, moved.opening.id, scope),
    };
  }
}
