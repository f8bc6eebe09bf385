import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { assessmentTypeIds, type AssessmentType } from "@/db/enums/applicants";
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
import { files } from "@/db/schema/files";
import { jobOpenings } from "@/db/schema/job-openings";
import { lookups } from "@/db/schema/lookups";
import { can } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findHired, findSamePeople, shownTo } from "../hiring/former-crew.queries";
import { readDetails } from "../pipeline/schema";
import { selectApplicants, visibleTo } from "../queries";
import { applicantDetail, applicantId } from "../schema";
import { navigationThresholdOf, thresholdOf } from "../pipeline/stage.rules";

async function childrenOf(db: Executor, id: number) {
  const [educations, travel, certificates, trainings, services, accounts, history, stored] = await Promise.all([
    db
      .select()
      .from(applicantEducations)
      .where(eq(applicantEducations.applicantId, id))
      .orderBy(asc(applicantEducations.sequence)),
    db
      .select()
      .from(applicantTravelDocuments)
      .where(eq(applicantTravelDocuments.applicantId, id))
      .orderBy(asc(applicantTravelDocuments.sequence)),
    db
      .select()
      .from(applicantCertificates)
      .where(eq(applicantCertificates.applicantId, id))
      .orderBy(asc(applicantCertificates.sequence)),
    db
      .select()
      .from(applicantTrainings)
      .where(eq(applicantTrainings.applicantId, id))
      .orderBy(asc(applicantTrainings.sequence)),
    db
      .select()
      .from(applicantSeaServices)
      .where(eq(applicantSeaServices.applicantId, id))
      .orderBy(asc(applicantSeaServices.sequence)),
    db
      .select()
      .from(applicantBankAccounts)
      .where(eq(applicantBankAccounts.applicantId, id))
      .orderBy(asc(applicantBankAccounts.sequence)),
    db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(asc(assessments.id)),
    db
      .select({ fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size })
      .from(files)
      .where(and(eq(files.subjectType, "applicant"), eq(files.subjectId, id))),
  ]);
  return { educations, travel, certificates, trainings, services, accounts, history, stored };
}

/** The crew record an application ended in, as the row of the decision names it. */
function employeeOf(history: { type: AssessmentType; details: unknown }[]) {
  const { crewId, employeeNumber } = readDetails(history.findLast(({ type }) => type === "result")?.details);
  return crewId !== undefined && employeeNumber !== undefined ? { crewId, employeeNumber } : null;
}

/** Everything an applicant told us. Identity and bank data only for those who may see them. @throws not-found */
export const getApplicant = read({
  name: "applicants.get",
  access: "applicants:view",
  input: applicantId,
  output: applicantDetail,
  async run({ db, actor, now }, { id }) {
    const [row] = await selectApplicants(db).where(and(eq(applicants.id, id), visibleTo(actor)));
    if (!row) throw notFound("applicants.notFound");
    const { applicant } = row;
    const names = await db
      .select({ id: lookups.id, name: lookups.name })
      .from(lookups)
      .where(
        or(
          inArray(
            lookups.id,
            [applicant.religionId, applicant.maritalStatusId, applicant.nationalityId].filter(
              (value) => value !== null,
            ),
          ),
        ),
      );
    const nameOf = (lookupId: number | null) => names.find((entry) => entry.id === lookupId)?.name ?? null;
    const [child, record, samePeople, [opening]] = await Promise.all([
      childrenOf(db, id),
      findHired(db, id),
      findSamePeople(db, applicant, now),
      db
        .select({
          employmentTypeId: jobOpenings.employmentTypeId,
          vacancies: jobOpenings.vacancies,
          hired: jobOpenings.hired,
        })
        .from(jobOpenings)
        .where(eq(jobOpenings.id, applicant.jobOpeningId)),
    ]);
    const hired = employeeOf(child.history) ?? record ?? null;
    if (!opening) throw new Error("job opening is missing");
    const fileOf = (fileId: string | null) => child.stored.find((file) => file.fileId === fileId) ?? null;
    const identity = can(actor, "applicants:edit");
    const held = (kind: "coc" | "cop") =>
      child.certificates
        .filter((entry) => entry.kind === kind)
        .map((entry) => ({
          ...entry,
          isRequired: entry.requiredAt !== null,
          noExpiry: entry.expired === null,
          attachment: fileOf(entry.fileId),
        }));
    const pick = (value: string | null) => (identity ? value : null);
    return {
      ...applicant,
      registerCrewId: id,
      position: row.position,
      positionEn: row.positionEn,
      vesselType: row.vesselType,
      cesThreshold: thresholdOf("ces", row),
      marlinThreshold: thresholdOf("marlin", row),
      navigationThreshold: navigationThresholdOf(row),
      opening,
      employee: can(actor, "crew:view") ? hired : null,
      formerCrew: samePeople
        .filter(({ crewId }) => crewId !== hired?.crewId)
        .flatMap((person) => shownTo(actor, person) ?? []),
      emailAddress: applicant.email,
      phoneNumber: applicant.phone,
      religion: pick(nameOf(applicant.religionId)),
      maritalStatus: pick(nameOf(applicant.maritalStatusId)),
      nationality: nameOf(applicant.nationalityId) ?? "",
      seafarerIdNumber: applicant.seafarerCode,
      idNumber: pick(applicant.idNumber),
      kkNumber: pick(applicant.kkNumber),
      npwpNumber: pick(applicant.npwpNumber),
      bpjsKesehatanNumber: pick(applicant.bpjsKesehatanNumber),
      bpjsKetenagakerjaanNumber: pick(applicant.bpjsKetenagakerjaanNumber),
      passportId: applicant.passportNumber,
      nextOfKin: {
        fullName: applicant.nextOfKinName,
        emailAddress: applicant.nextOfKinEmail,
        phoneNumber: applicant.nextOfKinPhone,
        address: applicant.nextOfKinAddress,
      },
      photo: fileOf(applicant.photoFileId),
      photoKtp: identity ? fileOf(applicant.ktpFileId) : null,
      photoPassport: fileOf(applicant.passportFileId),
      keepForOtherOpenings: applicant.keepForOtherOpeningsAt !== null,
      educationHistory: child.educations,
      travelDocuments: child.travel,
      coc: held("coc"),
      cop: held("cop"),
      trainings: child.trainings,
      seaServices: child.services.map((entry) => ({ ...entry, attachment: fileOf(entry.fileId) })),
      bankAccounts: identity ? child.accounts : [],
      assessmentHistories: child.history.map((entry) => ({
        id: entry.id,
        assessmentType: String(assessmentTypeIds[entry.type]),
        assessmentStatus: entry.status,
        divisionId: entry.divisionId,
        reason: entry.reason,
        createdAt: entry.createdAt,
      })),
    };
  },
});
