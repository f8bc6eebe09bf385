import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  assessments,
} from "@/db/schema/applicants";
import {
  crew,
  crewBankAccounts,
  crewCertificates,
  crewChangeRequests,
  crewDocuments,
  crewEducations,
  crewSeaServices,
  crewStatusChanges,
  crewTrainings,
  crewTravelDocuments,
  sensitiveReads,
  dataRequests,
} from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { assignments } from "@/db/schema/manning";
import { medicalCertificates } from "@/db/schema/preparation";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";

/** Everything by table that belongs to a person and to nobody else. */
async function tablesOf(db: Executor, id: number) {
  const owned = {
    educations: crewEducations,
    trainings: crewTrainings,
    certificates: crewCertificates,
    travelDocuments: crewTravelDocuments,
    seaServices: crewSeaServices,
    bankAccounts: crewBankAccounts,
    documents: crewDocuments,
    medicalCertificates,
    statusChanges: crewStatusChanges,
    assignments,
    suitabilityEntries,
    changeRequests: crewChangeRequests,
    dataRequests,
    whoReadYourData: sensitiveReads,
  };
  const tables: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(owned))
    tables[name] = await db.select().from(table).where(eq(table.crewId, id));
  tables.suitabilityRemovals = await db
    .select()
    .from(suitabilityRemovals)
    .where(
      inArray(
        suitabilityRemovals.entryId,
        db.select({ id: suitabilityEntries.id }).from(suitabilityEntries).where(eq(suitabilityEntries.crewId, id)),
      ),
    );
  return tables;
}

/** The application somebody came by. */
async function applicationOf(db: Executor, applicantId: number | null) {
  if (applicantId === null) return null;
  const [applicant] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
  if (!applicant) return null;
  const parts = {
    educations: applicantEducations,
    travelDocuments: applicantTravelDocuments,
    certificates: applicantCertificates,
    trainings: applicantTrainings,
    seaServices: applicantSeaServices,
    bankAccounts: applicantBankAccounts,
    assessments,
  };
  const rows: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(parts))
    rows[name] = await db.select().from(table).where(eq(table.applicantId, applicantId));
  const { idNumberHash: _hash, searchText: _text, statusGuid: _guid, ...own } = applicant;
  return { ...own, ...rows };
}

/** Whom the person was shown to: the principals of vessels they sailed on or were planned for. product 5.20 "Processors" */
const recipientsOf = (db: Executor, id: number) =>
  db
    .selectDistinct({ principal: principals.name, vessel: vessels.name })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(principals, eq(principals.id, vessels.principalId))
    .where(eq(assignments.crewId, id));

/** All the office holds of a person, as it is stored but readable; nothing of other people but ids. product 5.20 */
export async function personalDataOf(db: Executor, id: number) {
  const [found] = await db.select().from(crew).where(eq(crew.id, id));
  if (!found) throw new Error("person is not there");
  const { idNumberHash: _hash, searchText: _text, ...person } = found;
  const addresses = [person.email, person.formerEmail].flatMap((address) => (address ? [address.toLowerCase()] : []));
  const accounts = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      language: users.language,
      createdAt: users.createdAt,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .where(eq(users.crewId, id));
  const written = [...addresses, ...accounts.map(({ email }) => email.toLowerCase())];
  return {
    person,
    ...(await tablesOf(db, id)),
    application: await applicationOf(db, person.applicantId),
    accounts,
    mails:
      written.length === 0
        ? []
        : await db
            .select({
              type: mails.type,
              recipient: mails.recipient,
              title: mails.title,
              createdAt: mails.createdAt,
              sentAt: mails.sentAt,
            })
            .from(mails)
            .where(inArray(sql`lower(${mails.recipient})`, written))
            .limit(2_000),
    recipients: await recipientsOf(db, id),
  };
}

const belongsTo = (id: number, applicantId: number | null) =>
  or(
    and(eq(files.subjectType, "crew"), eq(files.subjectId, id)),
    applicantId === null ? undefined : and(eq(files.subjectType, "applicant"), eq(files.subjectId, applicantId)),
  );

export const fileSizesOf = (db: Executor, id: number, applicantId: number | null) =>
  db.select({ id: files.id, size: files.size }).from(files).where(belongsTo(id, applicantId));
export const filesOf = (db: Executor, id: number, applicantId: number | null) =>
  db
    .select({ id: files.id, name: files.name, fileType: files.fileType, content: files.content })
    .from(files)
    .where(belongsTo(id, applicantId))
    .orderBy(files.createdAt);
