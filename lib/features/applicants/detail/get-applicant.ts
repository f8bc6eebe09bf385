import { and, asc, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { assessmentTypeIds, type AssessmentType } from "@/db/enums/applicants";
import { applicants, assessments } from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { jobOpenings } from "@/db/schema/job-openings";
import { lookups } from "@/db/schema/lookups";
import { can } from "@/lib/access/actor";
import { appliedFields, byAppliedName, type ShownApplicant } from "@/lib/features/crew/person-fields.rules";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { skipRequiresReason, findHired, findSamePeople, visiblePerson } from "../hiring/former-crew.queries";
import { nextActionOf } from "../pipeline/next-action.rules";
import { readDetails } from "../pipeline/schema";
import { bankAccountsOf, applicationListsOf, selectApplicants, visibleTo } from "../queries";
import { applicantDetail, applicantId } from "../schema";
import { navigationThresholdOf, thresholdOf } from "../pipeline/stage.rules";

type Applicant = typeof applicants.$inferSelect;
type HistoryEntry = typeof assessments.$inferSelect;

/** Load the names of the applicant's chosen options. */
async function choicesOf(db: Executor, applicant: Applicant) {
  const chosen = appliedFields.flatMap(({ column, input }) =>
    input.kind === "choice" ? Number(applicant[column] ?? 0) : [],
  );
  const options = await db
    .select({ id: lookups.id, name: lookups.name })
    .from(lookups)
    .where(anyOf(lookups.id, chosen.filter(Boolean)));
  return (id: unknown) => options.find((option) => option.id === id)?.name ?? null;
}

async function openingOf(db: Executor, { jobOpeningId }: Applicant) {
  const { employmentTypeId, vacancies, hired } = jobOpenings;
  const [opening] = await db
    .select({ employmentTypeId, vacancies, hired })
    .from(jobOpenings)
    .where(eq(jobOpenings.id, jobOpeningId));
  if (!opening) throw new Error("job opening is missing");
  return opening;
}

/** Load the applicant's files by id, for the detail response. */
async function filesOf(db: Executor, id: number) {
  const stored = await db
    .select({ fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size })
    .from(files)
    .where(and(eq(files.subjectType, "applicant"), eq(files.subjectId, id)));
  return (fileId: string | null) => stored.find((file) => file.fileId === fileId) ?? null;
}
type FileOf = Awaited<ReturnType<typeof filesOf>>;

type NameOf = Awaited<ReturnType<typeof choicesOf>>;
/** Return the applicant's own fields. Identity and payroll data need permission to edit applicants. */
const personOf = (
  applicant: Applicant,
  { nameOf, fileOf, canViewIdentity }: { nameOf: NameOf; fileOf: FileOf; canViewIdentity: boolean },
) =>
  byAppliedName(({ column, input, fieldClass }) => {
    const value = applicant[column];
    if (!canViewIdentity && (fieldClass === "identity" || fieldClass === "payroll")) return null;
    if (input.kind === "file") return fileOf(typeof value === "string" ? value : null);
    if (input.kind === "choice") return nameOf(value) ?? (column === "nationalityId" ? "" : null);
    return value;
    // Each field is that of its declaration; TypeScript cannot follow the mapping.
  }) as ShownApplicant<ReturnType<FileOf>>;

/** Return the lists under their documented names. */
function listsOf(
  { educations, travel, certificates, trainings, services }: Awaited<ReturnType<typeof applicationListsOf>>,
  fileOf: FileOf,
) {
  const certificateEntries = certificates.map(({ requiredAt, ...certificate }) => ({
    ...certificate,
    isRequired: requiredAt !== null,
    noExpiry: certificate.expired === null,
    attachment: fileOf(certificate.fileId),
  }));
  return {
    educationHistory: educations,
    travelDocuments: travel,
    coc: certificateEntries.filter(({ kind }) => kind === "coc"),
    cop: certificateEntries.filter(({ kind }) => kind === "cop"),
    trainings,
    seaServices: services.map((service) => ({ ...service, attachment: fileOf(service.fileId) })),
  };
}

const historyEntry = ({ id, type, status, divisionId, reason, createdAt }: HistoryEntry) => ({
  id,
  assessmentType: String(assessmentTypeIds[type]),
  assessmentStatus: status,
  divisionId,
  reason,
  createdAt,
});

/** Return the crew record of a hired applicant from the deciding row. */
function employeeOf(history: { type: AssessmentType; details: unknown }[]) {
  const { crewId, employeeNumber } = readDetails(history.findLast(({ type }) => type === "result")?.details);
  return crewId !== undefined && employeeNumber !== undefined ? { crewId, employeeNumber } : null;
}

/** Load an applicant with all entered data. Identity and bank data need their own permissions. @throws not-found */
export const getApplicant = read({
  name: "applicants.get",
  access: "applicants:view",
  input: applicantId,
  output: applicantDetail,
  async run({ db, actor, now }, { id }) {
    const [row] = await selectApplicants(db).where(and(eq(applicants.id, id), visibleTo(actor)));
    if (!row) throw notFound("applicants.notFound");
    const { applicant } = row;
    const [nameOf, children, accounts, history, fileOf, record, samePeople, opening] = await Promise.all([
      choicesOf(db, applicant),
      applicationListsOf(db, id),
      bankAccountsOf(db, id),
      db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(asc(assessments.id)),
      filesOf(db, id),
      findHired(db, id),
      findSamePeople(db, applicant, now),
      openingOf(db, applicant),
    ]);
    const hired = employeeOf(history) ?? record ?? null;
    const otherRecords = samePeople.filter(({ crewId }) => crewId !== hired?.crewId);
    const nextAction = nextActionOf(row.states);
    const canViewIdentity = can(actor, "applicants:edit");
    return {
      ...applicant,
      registerCrewId: id,
      position: row.position,
      positionEn: row.positionEn,
      vesselType: row.vesselType,
      vesselTypeNameId: row.vesselTypeNameId,
      nextAction,
      waitingSince: nextAction ? applicant.movedAt : null,
      cesThreshold: thresholdOf("ces", row),
      marlinThreshold: thresholdOf("marlin", row),
      navigationThreshold: navigationThresholdOf(row),
      opening,
      employee: can(actor, "crew:view") ? hired : null,
      formerCrew: otherRecords.flatMap((person) => visiblePerson(actor, person) ?? []),
      skipNeedsReason: !can(actor, "applicants:tests-override") || (await skipRequiresReason(db, otherRecords, now)),
      ...personOf(applicant, { nameOf, fileOf, canViewIdentity }),
      keepForOtherOpenings: applicant.keepForOtherOpeningsAt !== null,
      ...listsOf(children, fileOf),
      bankAccounts: canViewIdentity ? accounts : [],
      assessmentHistories: history.map(historyEntry),
    };
  },
});
