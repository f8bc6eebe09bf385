import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import {
  applicantCertificates,
  applicants,
  applicantSeaServices,
  applicantTravelDocuments,
  assessments,
} from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { lookups } from "@/db/schema/lookups";
import { divisions, positions, vesselTypes } from "@/db/schema/positions";
import type { Actor } from "@/lib/access/actor";
import { cvFields, cvPlaces, type AppliedCvColumn } from "@/lib/features/crew/person-fields.rules";
import { notFound } from "@/lib/platform/errors";
import { applicationListsOf, visibleTo } from "../queries";

const applicantColumns = {
  position: positions.name,
  positionEn: positions.nameEn,
  vesselType: vesselTypes.nameId,
  vesselTypeEn: vesselTypes.name,
  division: divisions.name,
};

const fieldsOfCv = cvPlaces.flatMap((place) => cvFields(place));
// The columns of the CV, as declared.
const statedColumns = Object.fromEntries(
  Object.entries(getTableColumns(applicants)).filter(([name]) =>
    fieldsOfCv.some(({ column, only }) => column === name && only === undefined),
  ),
) as Pick<typeof applicants._.columns, AppliedCvColumn>;

const cvColumns = {
  id: applicants.id,
  fullName: applicants.fullName,
  registrationNumber: applicants.registrationNumber,
  divisionId: applicants.divisionId,
  crewOrigin: applicants.crewOrigin,
  birthPlace: applicants.birthPlace,
  ...statedColumns,
  photoFileId: applicants.photoFileId,
  ...applicantColumns,
};

async function photoOf(db: Executor, fileId: string | null) {
  if (fileId === null) return null;
  const [photo] = await db.select({ content: files.content }).from(files).where(eq(files.id, fileId));
  return photo?.content ?? null;
}

/** Load the CV data of an applicant, newest first. Bank, tax and identity numbers are not read. @throws not-found */
export async function cvOf(db: Executor, actor: Actor, id: number) {
  const [person] = await db
    .select(cvColumns)
    .from(applicants)
    .innerJoin(positions, eq(positions.id, applicants.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, applicants.vesselTypeId))
    .innerJoin(divisions, eq(divisions.id, applicants.divisionId))
    .where(and(eq(applicants.id, id), visibleTo(actor)));
  if (!person) throw notFound("applicants.notFound");
  const options = [person.religionId, person.maritalStatusId, person.nationalityId].filter((value) => value !== null);
  const [{ educations, travel, certificates, trainings, services }, names, photo] = await Promise.all([
    applicationListsOf(db, id),
    db
      .select({ id: lookups.id, name: lookups.name, nameId: lookups.nameId })
      .from(lookups)
      .where(anyOf(lookups.id, options)),
    photoOf(db, person.photoFileId),
  ]);
  return {
    person,
    educations: educations.toSorted((first, second) => second.graduationYear - first.graduationYear),
    travel,
    certificates,
    trainings: trainings.toSorted((first, second) => second.issued.localeCompare(first.issued)),
    services: services.toSorted((first, second) => second.offBoard.localeCompare(first.offBoard)),
    names,
    photo,
  };
}
export type CvData = Awaited<ReturnType<typeof cvOf>>;

/** Load the selected applicants in selection order. @throws not-found when one is not visible to the actor */
export async function selectedApplicants(db: Executor, actor: Actor, ids: number[]) {
  const rows = await db
    .select({
      id: applicants.id,
      registrationNumber: applicants.registrationNumber,
      divisionId: applicants.divisionId,
      fullName: applicants.fullName,
      sex: applicants.sex,
      birthPlace: applicants.birthPlace,
      dateOfBirth: applicants.dateOfBirth,
      idNumber: applicants.idNumber,
      passportNumber: applicants.passportNumber,
      seafarerCode: applicants.seafarerCode,
      seamanBookNumber: applicants.seamanBookNumber,
      phone: applicants.phone,
      email: applicants.email,
      ...applicantColumns,
      nationality: lookups.name,
    })
    .from(applicants)
    .innerJoin(positions, eq(positions.id, applicants.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, applicants.vesselTypeId))
    .innerJoin(divisions, eq(divisions.id, applicants.divisionId))
    .innerJoin(lookups, eq(lookups.id, applicants.nationalityId))
    .where(and(anyOf(applicants.id, ids), visibleTo(actor)));
  const byId = new Map(rows.map((person) => [person.id, person]));
  return ids.map((id) => {
    const person = byId.get(id);
    if (!person) throw notFound("applicants.notFound");
    return person;
  });
}
export type SelectedApplicant = Awaited<ReturnType<typeof selectedApplicants>>[number];

/** Load certificates, travel documents and sea service (newest first) of many applicants. */
export async function documentsOfApplicants(db: Executor, ids: number[]) {
  const { applicantId, companyName, position, vesselName, onBoard, offBoard } = applicantSeaServices;
  const [competencies, travel, services] = await Promise.all([
    db
      .select()
      .from(applicantCertificates)
      .where(and(anyOf(applicantCertificates.applicantId, ids), eq(applicantCertificates.kind, "coc")))
      .orderBy(asc(applicantCertificates.sequence)),
    db
      .select()
      .from(applicantTravelDocuments)
      .where(anyOf(applicantTravelDocuments.applicantId, ids))
      .orderBy(asc(applicantTravelDocuments.sequence)),
    db
      .select({ applicantId, companyName, position, vesselName, onBoard, offBoard })
      .from(applicantSeaServices)
      .where(anyOf(applicantId, ids))
      .orderBy(desc(offBoard)),
  ]);
  const grouped = <T extends { applicantId: number }>(rows: T[]) => {
    const groups = new Map<number, T[]>();
    for (const row of rows) groups.set(row.applicantId, [...(groups.get(row.applicantId) ?? []), row]);
    return (id: number) => groups.get(id) ?? [];
  };
  return { competenciesOf: grouped(competencies), travelOf: grouped(travel), servicesOf: grouped(services) };
}
export type ApplicantDocuments = Awaited<ReturnType<typeof documentsOfApplicants>>;

/** Load the medical check-up history of these applicants, oldest first. */
export const mcuHistory = (db: Executor, ids: number[]) =>
  db
    .select({ applicantId: assessments.applicantId, status: assessments.status, details: assessments.details })
    .from(assessments)
    .where(and(anyOf(assessments.applicantId, ids), eq(assessments.type, "mcu")))
    .orderBy(asc(assessments.id));
