import type { Executor } from "../../../client";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  assessments,
} from "../../../schema/applicants";
import { files } from "../../../schema/files";
import { users } from "../../../schema/users";
import { insertRows } from "../../insert-rows";
import { reserveIds } from "../../reserve-ids";
import type { DemoApplicant } from "./applicants";
import { filesOf } from "./files";
import { assignRegistrationNumbers } from "./registration-numbers";
import {
  applicantRow,
  assessmentRows,
  bankRows,
  certificateRows,
  educationRows,
  seaServiceRows,
  trainingRows,
  travelRows,
  type Place,
} from "./table-rows";

export async function offices(db: Executor) {
  const rows = await db.select({ id: users.id, role: users.role }).from(users);
  const ids = new Map(rows.map(({ id, role }) => [role as string, id]));
  return (office: string, divisionId: number) =>
    ids.get(`crewing${office}${divisionId === 1 ? "marine" : "tanker"}`) ?? null;
}

export type StoredApplicants = { places: Map<DemoApplicant, Place>; files: number };

/** Stores a batch, numbered in the order of registration; what happened to them is storeHistories' part. */
export async function storeApplicants(
  db: Executor,
  batch: DemoApplicant[],
  { withFiles }: { withFiles: boolean },
): Promise<StoredApplicants> {
  const ordered = [...batch].sort((one, other) => one.registeredAt.getTime() - other.registeredAt.getTime());
  const ids = await reserveIds(db, applicants, ordered.length);
  const numbers = await assignRegistrationNumbers(
    db,
    ordered.map(({ registeredAt, application }) => ({ registeredAt, divisionId: application.opening.divisionId })),
  );
  const places = new Map(
    ordered.map((applicant, index) => [
      applicant,
      { id: ids[index] ?? 0, registrationNumber: numbers[index] ?? "", withFiles },
    ]),
  );
  const each = <T>(make: (applicant: DemoApplicant, place: Place) => T): T[] =>
    [...places].map(([applicant, place]) => make(applicant, place));
  const stored = withFiles ? await insertRows(db, files, await filesOf(ordered, ids)) : 0;
  await insertRows(db, applicants, each(applicantRow));
  await insertRows(db, applicantEducations, each(educationRows).flat());
  await insertRows(db, applicantTravelDocuments, each(travelRows).flat());
  await insertRows(db, applicantCertificates, each(certificateRows).flat());
  await insertRows(db, applicantTrainings, each(trainingRows).flat());
  await insertRows(db, applicantSeaServices, each(seaServiceRows).flat());
  await insertRows(db, applicantBankAccounts, each(bankRows).flat());
  return { places, files: stored };
}

/** Writes what happened to each, in order. @param hired what the hiring adds to its last entry */
export async function storeHistories(
  db: Executor,
  { places }: StoredApplicants,
  hired: ReadonlyMap<DemoApplicant, object> = new Map(),
) {
  const officeId = await offices(db);
  const written = [...places].flatMap(([applicant, place]) =>
    assessmentRows(applicant, place, officeId).map((row) =>
      row.type === "result" && row.status === "Completed"
        ? { ...row, details: hired.get(applicant) ?? row.details }
        : row,
    ),
  );
  await insertRows(
    db,
    assessments,
    written.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );
}
