import { z } from "zod";
import { addYears, dayOf, isDay } from "@/lib/platform/calendar/dates";
import { withSearchAlias, listInput, pageOf } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  blankToUndefined,
  requiredId,
  divisionNumber,
  numeric,
  booleanInput,
  recordId,
  requiredText,
  knownVersion,
  listOfValues,
  messageWhenBlank,
} from "@/lib/platform/validation";

export const jobOpeningPageSize = 30;
export const publicPageSize = 5;

const id = recordId;
const optionalId = z.preprocess(blankToNull, id.nullable());

const calendarDay = z
  .string()
  .meta({ format: "date" })
  .refine(isDay, "validation.date")
  .refine((day) => day <= addYears(dayOf(new Date()), 10), "validation.date");
const futureDay = calendarDay.refine((day) => day > dayOf(new Date()), "job-openings.closesInFuture");
const optionalDay = (day: z.ZodType<string>) => z.preprocess(blankToNull, day.nullable()).default(null);

const requiredCount = (message: string, maxCount: number) =>
  z.preprocess(
    blankToUndefined,
    numeric(
      z
        .number({ error: messageWhenBlank(message) })
        .int()
        .min(0)
        .max(maxCount),
    ),
  );

const fields = {
  positionId: requiredId("job-openings.positionRequired"),
  vesselSizeId: requiredId("job-openings.vesselSizeRequired"),
  vesselTypeId: requiredId("job-openings.vesselTypeRequired"),
  employmentTypeId: requiredId("job-openings.employmentTypeRequired"),
  yearsOfExperience: requiredCount("job-openings.yearsRequired", 50),
  task: requiredText(4000, "job-openings.taskRequired"),
  cityId: optionalId,
  vacancies: numeric(z.number().int().min(1).max(99)).default(1),
  closesOn: optionalDay(futureDay),
};

/** Accept the position per division (calls) or positionId (form). */
function resolvePosition(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  const { jobPositionMarineId, jobPositionTankerId, workExperience, ...rest } = input as Record<string, unknown>;
  return {
    ...rest,
    positionId: rest.positionId ?? jobPositionMarineId ?? jobPositionTankerId,
    yearsOfExperience: rest.yearsOfExperience ?? workExperience,
  };
}

const jobOpeningForm = z.object(fields);
export const createJobOpeningInput = z.preprocess(resolvePosition, jobOpeningForm);
/** An opening drafted for a vacant seat. */
export const draftOpeningInput = z.preprocess(resolvePosition, jobOpeningForm.extend({ vesselCrewId: id }));
export const updateJobOpeningInput = z.preprocess(
  resolvePosition,
  z.object({
    ...fields,
    closesOn: optionalDay(calendarDay),
    id,
    isOpen: booleanInput.default(true),
    version: knownVersion,
  }),
);
export const jobOpeningId = z.object({ id });
export const toggleJobOpeningInput = z.object({ id, isOpen: booleanInput });

export const jobOpening = z.object({
  id: z.number(),
  divisionId: z.number(),
  divisionName: z.string(),
  cityId: z.number().nullable(),
  cityName: z.string().nullable(),
  vesselTypeId: z.number(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  jobPositionMarineId: z.number().nullable(),
  jobPositionTankerId: z.number().nullable(),
  jobPositionName: z.string(),
  jobPositionNameEn: z.string(),
  coc: z.string(),
  education: z.string(),
  workExperience: z.string(),
  yearsOfExperience: z.number(),
  jobType: z.string(),
  jobTypeId: z.string().nullable(),
  employmentTypeId: z.number(),
  isOpen: z.boolean(),
  url: z.string(),
  category: z.string(),
  vesselSize: z.string(),
  vesselSizeId: z.number(),
  task: z.string(),
  vacancies: z.number(),
  closesOn: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  closedAt: z.date().nullable(),
  version: z.number(),
});
export type JobOpening = z.output<typeof jobOpening>;

const listedJobOpening = jobOpening.extend({ applicants: z.number(), hired: z.number() });
export type ListedJobOpening = z.output<typeof listedJobOpening>;

export const listJobOpeningsInput = withSearchAlias(
  z.object({
    ...listInput(jobOpeningPageSize),
    divisionId: divisionNumber.optional(),
    position: listOfValues(recordId),
    vesselType: listOfValues(recordId),
    sort: z.enum(["createdAt", "position", "vesselType", "closesOn"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
    status: z.enum(["all", "open", "closed"]).default("all"),
  }),
);
export const jobOpeningPage = pageOf(listedJobOpening).extend({
  /** Total without keyword and filters; null when the list is not filtered. */
  outOf: z.number().nullable(),
});

export const listPublicJobOpeningsInput = withSearchAlias(
  z.object({
    ...listInput(publicPageSize),
    position: recordId.optional(),
    vesselType: recordId.optional(),
    city: recordId.optional(),
    jobType: recordId.optional(),
  }),
);
export const publicJobOpeningPage = pageOf(jobOpening);

const option = z.object({ id: z.number(), name: z.string(), nameId: z.string().nullable() });
export const jobOpeningFilters = z.object({
  positions: z.array(option),
  vesselTypes: z.array(option),
  cities: z.array(option),
  jobTypes: z.array(option),
});

export const jobOpeningChanged = z.object({ id: z.number(), version: z.number() });
export const sitemapEntries = z.array(z.object({ id: z.number(), updatedAt: z.date() }));
