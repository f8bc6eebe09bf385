import type { Executor } from "../../client";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  assessments,
} from "../../schema/applicants";
import { files } from "../../schema/files";
import { users } from "../../schema/users";
import { insertRows } from "../insert-rows";
import { reserveIds } from "../reserve-ids";
import type { DemoApplicant } from "./applicants";
import { filesOf } from "./files";
import { claimNumbers } from "./registration-numbers";
import { applicantRow, assessmentRows, bankRows, certificateRows, educationRows, seaServiceRows, trainingRows, travelRows, type Place } from "./rows";

export async function offices(db: Executor) {
  const rows = await db.select({ id: users.id, role: users.role }).from(users);
  const ids = new Map(rows.map(({ id, role }) => [role as string, id]));
  return (office: string, divisionId: number) => ids.get(`crewing${office}${divisionId === 1 ? "marine" : "tanker"}`) ?? null;
}

/** Stores a batch, numbered in the order of registration. @returns how many applicants and files were stored */
export async function storeApplicants(db: Executor, batch: DemoApplicant[], { withFiles }: { withFiles: boolean }) {
  const ordered = [...batch].sort((one, other) => one.registeredAt.getTime() - other.registeredAt.getTime());
  const ids = await reserveIds(db, applicants, ordered.length);
  const numbers = await claimNumbers(db, ordered.map(({ registeredAt, application }) => ({ registeredAt, divisionId: application.opening.divisionId })));
  const officeId = await offices(db);
  const each = <T>(make: (applicant: DemoApplicant, place: Place) => T): T[] =>
    ordered.map((applicant, index) => make(applicant, { id: ids[index] ?? 0, registrationNumber: numbers[index] ?? "", withFiles }));
  const stored = withFiles ? await insertRows(db, files, await filesOf(ordered, ids)) : 0;
  await insertRows(db, applicants, each(applicantRow));
  await insertRows(db, applicantEducations, each(educationRows).flat());
  await insertRows(db, applicantTravelDocuments, each(travelRows).flat());
  await insertRows(db, applicantCertificates, each(certificateRows).flat());
  await insertRows(db, applicantTrainings, each(trainingRows).flat());
  await insertRows(db, applicantSeaServices, each(seaServiceRows).flat());
  await insertRows(db, applicantBankAccounts, each(bankRows).flat());
  const written = each((applicant, place) => assessmentRows(applicant, place, officeId)).flat();
  await insertRows(db, assessments, written.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()));
  return { applicants: ordered.length, files: stored };
}
