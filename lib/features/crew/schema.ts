import { z } from "zod";
import { certificateStatuses, certificateTerms, crewStatuses, crewTabs } from "@/db/enums/crew";
import { monthPattern, yearPattern } from "@/db/enums/spans";
import { suitabilityLevelIds, suitabilityLevels } from "@/db/enums/suitability";
import { locales } from "@/lib/platform/i18n/locales";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import {
  blankToUndefined,
  divisionNumber,
  numeric,
  booleanInput,
  recordId,
  listOfValues,
} from "@/lib/platform/validation";

export const crewRecordId = recordId;
export const asRecord = (input: unknown): Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};

/** Read the person's id from the other names callers use. The documents' own name is renamed before. */
export const crewIdOf = (body: Record<string, unknown>) => body.crewId ?? body.emp ?? body.id;

/** Wrap an input about a person so that every name for the id is accepted. */
export const ofEmployee = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((input) => ({ ...asRecord(input), crewId: crewIdOf(asRecord(input)) }), schema);

/** Wrap an input about one record of a person: here id is the record, never the person. */
export const ofEmployeeRecord = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(asRecord, schema);

export const crewId = z.preprocess(
  (input) => ({ crewId: crewIdOf(asRecord(input)) }),
  z.object({ crewId: crewRecordId }),
);
const pageOfPerson = (defaultSize: number) => ofEmployee(z.object({ ...listInput(defaultSize), crewId: crewRecordId }));

/** Tabs whose rows are people; rows of the blacklist tab are entries of the suitability register. */
const crewListTabs = ["off-board", "on-board", "resigned", "all"] as const;
export const crewSorts = [
  "name",
  "familyName",
  "employeeNumber",
  "seafarerId",
  "position",
  "vessel",
  "boardDuration",
  "certificateStatus",
  "nextExpiry",
  "plannedOff",
] as const;
export const entrySorts = [
  "startDate",
  "endDate",
  "name",
  "familyName",
  "employeeNumber",
  "position",
  "level",
] as const;
export type CrewSort = (typeof crewSorts)[number];
const order = z.enum(["asc", "desc"]).default("asc");
const filterId = z.preprocess(blankToUndefined, crewRecordId.optional());
const filterIds = listOfValues(crewRecordId);

/**
 * Filters of the crew tabs, most of them with one or several values. position is the rank and vesselType the type a
 * person sails on. idle: on a contract, over a year ashore, nothing planned. reliefDue: planned off-board passed
 * (overdue) or due within these days. uncovered: on board without a confirmed reliever. boardMonths: 10 to 11 months on
 * board (10) or more (11).
 */
const crewFilters = z.object({
  filterList: listInput(10).filterList,
  divisionId: divisionNumber.optional(),
  position: filterIds,
  vesselType: filterIds,
  vessel: filterIds,
  certificateStatus: listOfValues(z.enum(certificateStatuses)),
  expiringWithin: z.preprocess(blankToUndefined, numeric(z.number().int().min(1).max(3_650)).optional()),
  certificates: z.preprocess(blankToUndefined, z.enum(certificateTerms).optional()),
  /** The month in which the next document expires. */
  expiresIn: z.preprocess(blankToUndefined, z.string().regex(monthPattern).optional()),
  idle: z.preprocess((value) => value === true || value === "true", z.boolean()).default(false),
  reliefDue: z.preprocess(
    blankToUndefined,
    z.union([z.literal("overdue"), numeric(z.number().int().min(1).max(3_650))]).optional(),
  ),
  uncovered: z.preprocess((value) => value === true || value === "true", z.boolean()).default(false),
  boardMonths: z.preprocess(blankToUndefined, numeric(z.union([z.literal(10), z.literal(11)])).optional()),
  /** The year of resignation; used on the resigned tab. */
  resignedIn: z.preprocess(blankToUndefined, z.string().regex(yearPattern).optional()),
});
export type CrewFilters = z.output<typeof crewFilters>;
const paging = { pageNumber: listInput(10).pageNumber, pageSize: listInput(10).pageSize };

export const listCrewInput = crewFilters.extend({
  ...paging,
  tab: z.enum(crewListTabs).default("off-board"),
  sort: z.enum(crewSorts).default("name"),
  order,
  /** Whether to count all tabs: pages show them, plain list calls do not. */
  allTabs: booleanInput.default(false),
});
export const listBlacklistInput = crewFilters
  .omit({
    certificateStatus: true,
    expiringWithin: true,
    certificates: true,
    expiresIn: true,
    idle: true,
    reliefDue: true,
    uncovered: true,
    boardMonths: true,
    resignedIn: true,
  })
  .extend({
    ...paging,
    /** Entries whose removal this reader may decide. */
    removal: z.preprocess(blankToUndefined, z.literal("waiting").optional()),
    /** Level 3 entries this reader may confirm. */
    confirmation: z.preprocess(blankToUndefined, z.literal("waiting").optional()),
    level: listOfValues(numeric(z.union([z.literal(1), z.literal(2), z.literal(3)]))),
    sort: z.enum(entrySorts).default("startDate"),
    order: z.enum(["asc", "desc"]).default("desc"),
  });

const day = z.string().nullable();
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Payroll columns; null except for finance. */
const payColumns = z.object({
  idNumber: z.string().nullable(),
  npwpNumber: z.string().nullable(),
  bpjsKesehatanNumber: z.string().nullable(),
  bpjsKetenagakerjaanNumber: z.string().nullable(),
  ptkp: z.string().nullable(),
  bankName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  accountName: z.string().nullable(),
});

const listedCrew = z.object({
  id: z.number(),
  crewId: z.number(),
  employeeNumber: z.string(),
  employeeIdNumber: z.string(),
  seafarerId: z.string().nullable(),
  fullName: z.string(),
  photoFileId: z.string().nullable(),
  jobPositionId: z.number(),
  position: z.string(),
  positionNameId: z.string(),
  vesselTypeId: z.number(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  vesselId: z.number().nullable(),
  vesselName: z.string().nullable(),
  lastVesselId: z.number().nullable(),
  lastVesselName: z.string().nullable(),
  status: z.enum(crewStatuses),
  statusSince: z.string(),
  boardDays: z.number(),
  boardDuration: z.string(),
  plannedOffBoard: day,
  daysToOffBoard: z.number().nullable(),
  employmentType: z.string().nullable(),
  certificateStatus: z.enum(certificateStatuses).nullable(),
  missingCertificates: z.number().nullable(),
  nextPaperExpiry: day,
  daysToExpiry: z.number().nullable(),
  isStopped: z.boolean(),
  suitabilityLevelId: level.nullable(),
  suitability: z.enum(Object.values(suitabilityLevels) as [string, ...string[]]).nullable(),
  pay: payColumns.nullable(),
});
export type ListedCrew = z.output<typeof listedCrew>;

/**
 * Counts of every tab under the same keyword and filters; null for a tab the actor may not open. With a keyword they
 * stop at 1,001.
 */
const counts = z.record(z.enum(crewTabs), z.number().nullable());
/** A page of the crew list. idle is set on the off-board tab and stops at 1,001. */
export const crewPage = pageOf(listedCrew).extend({
  counts,
  idle: z.number().nullable(),
  totalIsCapped: z.boolean(),
  /** The total without keyword and filters; null if the list is not filtered. */
  outOf: z.number().nullable(),
});

const file = z.object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() });
const listedEntry = z.object({
  id: z.number(),
  employeeBlackListid: z.number(),
  crewId: z.number(),
  employeeNumber: z.string(),
  seafarerId: z.string().nullable(),
  name: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  vesselName: z.string().nullable(),
  status: z.enum(crewStatuses),
  employeeBlacklistLevelId: z.union(suitabilityLevelIds.map((id) => z.literal(id))),
  suitability: z.enum(Object.values(suitabilityLevels) as [string, ...string[]]),
  isConfirmed: z.boolean(),
  reason: z.string(),
  startDate: z.string(),
  endDate: day,
  reviewDate: day,
  unblacklistDocument: file.nullable(),
  unblacklistRequest: z.date().nullable(),
  unblacklistApproval: z.string().nullable(),
});
export type ListedEntry = z.output<typeof listedEntry>;
export const blacklistPage = pageOf(listedEntry).extend({
  counts,
  totalIsCapped: z.boolean(),
  /** The total without keyword and filters; null if the list is not filtered. */
  outOf: z.number().nullable(),
});

const maxChosen = 500;
const idsOf = (value: unknown) => (typeof value === "string" ? value.split(",").filter(Boolean) : value);
/** The input of the crew export. ids limits the list to these people, as "1,2,3" or repeated. */
export const downloadCrewInput = listCrewInput
  .omit({ pageNumber: true, pageSize: true, allTabs: true })
  .extend({ ids: z.preprocess(idsOf, z.array(recordId).min(1).max(maxChosen).optional()) });
export const downloadBlacklistInput = listBlacklistInput.omit({ pageNumber: true, pageSize: true });

/** The input of the crew picker. A role such as "crewmarine" limits it to its division. */
export const listCrewOptionsInput = z.object({
  ...listInput(20),
  role: z.string().max(60).optional(),
  position: filterId,
  status: z.preprocess(blankToUndefined, z.enum(crewStatuses).optional()),
});
const crewOption = z.object({
  id: z.number(),
  crewId: z.number(),
  fullName: z.string(),
  employeeNumber: z.string(),
  seafarerId: z.string().nullable(),
  jobPositionId: z.number(),
  position: z.string(),
  positionNameId: z.string(),
  status: z.enum(crewStatuses),
});
export type CrewOption = z.output<typeof crewOption>;
export const crewOptionPage = pageOf(crewOption);

export const listCrewReadsInput = pageOfPerson(10);
export const crewRead = z.object({
  id: z.number(),
  userId: z.number(),
  userName: z.string(),
  role: z.string(),
  fieldClass: z.string(),
  operation: z.string(),
  createdAt: z.date(),
});
export const crewReadPage = pageOf(crewRead);
export const listDocumentHistoryInput = pageOfPerson(10);
export const listScheduleHistoryInput = pageOfPerson(10);

const assignmentOn = z.enum(["Current", "Next", "NextButOne"]).default("Next");
export const nextAssignmentInput = z.preprocess(
  (input) => ({
    ...asRecord(input),
    crewId: crewIdOf(asRecord(input)),
    assignmentOn: asRecord(input).assignmentOn ?? asRecord(input).ao,
  }),
  z.object({ crewId: crewRecordId, vesselId: filterId, assignmentOn }),
);

/**
 * The input of the CV. A principal always gets the principal's copy; others get the staff copy unless they choose it.
 */
export const crewCvInput = ofEmployee(
  z.object({
    crewId: crewRecordId,
    variant: z.preprocess(blankToUndefined, z.enum(["staff", "principal"]).optional()),
    principalId: filterId,
    language: z.preprocess(blankToUndefined, z.enum(locales).optional()),
  }),
);
