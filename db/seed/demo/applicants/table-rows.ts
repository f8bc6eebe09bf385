import type { InferInsertModel } from "drizzle-orm";
import { blindIndex } from "../../../encryption";
import type { applicants } from "../../../schema/applicants";
import { bodyMassIndex, consentVersion } from "@/lib/features/applicants/registration/rules";
import type { DemoApplicant } from "./applicants";

type ApplicantRow = InferInsertModel<typeof applicants>;
/** Without files every reference to one stays empty. */
export type Place = { id: number; registrationNumber: string; withFiles: boolean };

const consentOf = ({ registeredAt, language, keepForOtherOpenings }: DemoApplicant) => ({
  consentVersion,
  consentLanguage: language,
  consentAt: registeredAt,
  specificConsentAt: registeredAt,
  keepForOtherOpeningsAt: keepForOtherOpenings ? registeredAt : null,
});

export function applicantRow(applicant: DemoApplicant, { id, registrationNumber, withFiles }: Place): ApplicantRow {
  const {
    emailAddress,
    phoneNumber,
    religion,
    maritalStatus,
    nationality,
    seafarerIdNumber,
    passportId,
    nextOfKin,
    photo,
    photoKtp,
    photoPassport,
    educationHistory: _educations,
    ...same
  } = applicant.content.personal;
  if (nationality === null) throw new Error("an applicant of the demo has a nationality");
  return {
    ...same,
    id,
    registrationNumber,
    divisionId: applicant.application.opening.divisionId,
    jobOpeningId: applicant.application.opening.id,
    positionId: applicant.application.opening.positionId,
    vesselTypeId: applicant.application.opening.vesselTypeId,
    currentStatusId: applicant.statusId,
    language: applicant.language,
    email: emailAddress,
    phone: phoneNumber,
    religionId: religion,
    maritalStatusId: maritalStatus,
    nationalityId: nationality,
    seafarerCode: seafarerIdNumber,
    idNumberHash: same.idNumber ? blindIndex(same.idNumber) : null,
    passportNumber: passportId,
    bmi: bodyMassIndex(same.weight, same.height) ?? 0,
    nextOfKinName: nextOfKin.fullName,
    nextOfKinEmail: nextOfKin.emailAddress,
    nextOfKinPhone: nextOfKin.phoneNumber,
    nextOfKinAddress: nextOfKin.address,
    photoFileId: withFiles ? photo.fileId : null,
    ktpFileId: withFiles ? (photoKtp?.fileId ?? null) : null,
    passportFileId: withFiles ? (photoPassport?.fileId ?? null) : null,
    ...consentOf(applicant),
    createdAt: applicant.registeredAt,
    updatedAt: applicant.history.at(-1)?.createdAt ?? applicant.registeredAt,
    movedAt: applicant.history.at(-1)?.createdAt ?? applicant.registeredAt,
  };
}

const numbered = <T extends object>(rows: T[], applicantId: number) =>
  rows.map((row, index) => ({ ...row, applicantId, sequence: index + 1 }));

export const educationRows = ({ content }: DemoApplicant, { id }: Place) =>
  numbered(content.personal.educationHistory, id);
export const travelRows = ({ content }: DemoApplicant, { id }: Place) =>
  numbered(content.documents.travelDocuments, id);
export const trainingRows = ({ content }: DemoApplicant, { id }: Place) => numbered(content.training.trainings, id);

export function certificateRows({ content, application, registeredAt }: DemoApplicant, { id, withFiles }: Place) {
  const required = new Set(application.context.required.map(({ certificateId }) => certificateId));
  return (["coc", "cop"] as const).flatMap((kind) =>
    numbered(content.documents[kind], id).map(({ attachment, noExpiry: _noExpiry, ...row }) => ({
      ...row,
      kind,
      requiredAt: row.certificateId && required.has(row.certificateId) ? registeredAt : null,
      fileId: withFiles ? (attachment?.fileId ?? null) : null,
    })),
  );
}

export const seaServiceRows = ({ content }: DemoApplicant, { id, withFiles }: Place) =>
  numbered(content.training.seaServices, id).map(({ attachment, ...row }) => ({
    ...row,
    fileId: withFiles ? (attachment?.fileId ?? null) : null,
  }));

export const bankRows = ({ content: { bank } }: DemoApplicant, { id }: Place) => [
  {
    applicantId: id,
    sequence: 1,
    bankName: bank.bankName1,
    accountNumber: bank.accountNumber1,
    accountName: bank.accountName1,
  },
];

/** @param officeId the user of a division's office */
export const assessmentRows = (
  { history, application }: DemoApplicant,
  { id }: Place,
  officeId: (office: string, divisionId: number) => number | null,
) =>
  history.map(({ by, ...row }) => {
    const { divisionId } = application.opening;
    return { ...row, applicantId: id, divisionId, createdBy: by && officeId(by, divisionId) };
  });
