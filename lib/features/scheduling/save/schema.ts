import { z } from "zod";
import { accommodationLines, lumpsumGrades, scheduleDocumentKinds, usages, type Usage } from "@/db/enums/scheduling";
import { parseRupiah } from "@/lib/features/rates/amount.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { asRecord, isRecord } from "@/lib/platform/unknown-record";
import {
  blankToNull,
  blankToUndefined,
  requiredId,
  numeric,
  booleanInput,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { isGraded, isMultiplier, maxBase, maxLumpsum, maxMultiplier } from "../allowance.rules";
import { agentName, agentPhone, planDifference, normalizeScheduleId, timeOfDay } from "../schema";

const day = z.preprocess(
  blankToUndefined,
  z.string("validation.required").meta({ format: "date" }).refine(isDay, "validation.date"),
);

const multiplier = z.preprocess(
  blankToUndefined,
  numeric(
    z
      .number({ error: ({ input }) => (input === undefined ? "validation.required" : "scheduling.multiplier") })
      .min(0, "scheduling.multiplier")
      .max(maxMultiplier, "scheduling.multiplier")
      .refine(isMultiplier, "scheduling.multiplier"),
  ),
);
/** Whole rupiah, as digits or with separators: 1.250.000. */
const rupiahIn = (maxAmount: number, missing: string) =>
  z.preprocess(
    (value) =>
      typeof value === "string" && value.trim() !== "" ? (parseRupiah(value) ?? value) : blankToUndefined(value),
    z
      .int({ error: ({ input }) => (input === undefined ? missing : "scheduling.amount") })
      .min(0, "scheduling.amount")
      .max(maxAmount, { error: "scheduling.tooMuch" }),
  );
const base = rupiahIn(maxBase, "validation.required");

const line = (name: (typeof accommodationLines)[number]) => (isGraded(name) ? multiplier : base);
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Read a line's number, as a number, as { multiplier, base } or under its flat name. */
function normalizeLine(
  part: Record<string, unknown>,
  flat: Record<string, unknown>,
  prefix: string,
  name: (typeof accommodationLines)[number],
) {
  const given = part[name] ?? asRecord(part.lines)[name];
  const lineValue = isRecord(given) ? (isGraded(name) ? given.multiplier : given.base) : given;
  return (
    lineValue ?? flat[`${prefix}${capital(name)}${isGraded(name) ? "" : "Base"}`] ?? flat[`${prefix}${capital(name)}`]
  );
}

/** Read the amounts of one way, flat (onBoard_Total) or nested. */
function normalizePart(body: Record<string, unknown>, name: "onBoard" | "offBoard") {
  const prefix = `${name}_`;
  const isFlat = Object.keys(body).some((key) => key.startsWith(prefix));
  if (!isRecord(body[name]) && !isFlat) return undefined;
  const part = asRecord(body[name]);
  return {
    lumpsumGrade: part.lumpsumGrade ?? body[`${prefix}LumpsumGrade`],
    total: part.total ?? body[`${prefix}Total`],
    lines: Object.fromEntries(
      accommodationLines.map((lineName) => [lineName, normalizeLine(part, body, prefix, lineName)]),
    ),
  };
}

const grade = z.preprocess(
  (value) => (typeof value === "string" ? Number(value.replace(/\D+/g, "")) : blankToUndefined(value)),
  z.literal([...lumpsumGrades]).optional(),
);
const lines = z.object({
  mealAllowance: line("mealAllowance"),
  dailyAllowance: line("dailyAllowance"),
  accommodation: line("accommodation"),
  localTransport: line("localTransport"),
  laundry: line("laundry"),
  transportAirportJakarta: line("transportAirportJakarta"),
  transportTerminalStationPort: line("transportTerminalStationPort"),
  transportAirportOtherCities: line("transportAirportOtherCities"),
});
/** Marine amounts: multipliers of the five graded lines, amounts of the other three. */
export const marineAmounts = z.object({ lumpsumGrade: grade, lines });
/** Tanker amounts. Document 3 §5 */
export const tankerAmounts = z.object({
  lumpsumGrade: grade,
  total: rupiahIn(maxLumpsum, "scheduling.totalRequired"),
});
/** Parsed by division later: marineAmounts or tankerAmounts. */
const part = z.record(z.string(), z.unknown()).optional();

/** A scan as the form's file object, or its id. */
const fileIdOf = (value: unknown) => blankToUndefined(isRecord(value) ? value.fileId : value);
const attachment = z.preprocess(
  fileIdOf,
  z.uuid({ error: ({ input }) => (input === undefined ? "validation.required" : "files.notFound") }),
);
/** Hold price stores a price of zero. */
const price = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? (parseRupiah(value) ?? value) : blankToNull(value)),
  z.int("scheduling.amount").min(0, "scheduling.amount").max(99_999_999_999, "scheduling.tooMuch").nullable(),
);
const documentFields = {
  documentUsage: z.preprocess(blankToUndefined, z.enum(usages, "validation.required")),
  documentName: requiredText(200),
  attachmentId: attachment,
  comment: optionalText(1000),
};
const givenId = z.preprocess(
  (value) => (value === 0 || value === "0" ? undefined : blankToUndefined(value)),
  recordId.optional(),
);
const documentGiven = z.object({ id: givenId, ...documentFields });
const documents = z.array(documentGiven.extend({ price })).max(50).optional();
const reports = z.array(documentGiven).max(50).optional();

const codes = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : (value ?? [])),
  z.array(z.string().max(100)).max(20),
);

/**
 * A schedule as saved by the form. Omitted fields and documents stay. acceptedCodes with a reason accept soft guards;
 * a step back needs a reason. Document 3 §7
 */
export const updateScheduleInput = z.preprocess(
  (input) => {
    const body = asRecord(normalizeScheduleId(input));
    return {
      ...body,
      statusId: body.statusId ?? body.employeeSchedulingStatusId,
      onBoardDate: body.onBoardDate ?? body.scheduledOnBoardDate ?? body.onboardDate,
      offBoardDate: body.offBoardDate ?? body.scheduledOffBoardDate ?? body.offboardDate,
      onBoardPortId: body.onBoardPortId ?? body.onboardLocationPortId ?? body.onboardLocation,
      offBoardPortId: body.offBoardPortId ?? body.offboardLocationPortId ?? body.offboardLocation,
      onBoardTime: body.onBoardTime ?? body.scheduledOnBoardTime,
      onBoardAgentName: body.onBoardAgentName ?? body.onboardAgentName,
      onBoardAgentPhone: body.onBoardAgentPhone ?? body.onboardAgentPhone,
      offBoardTime: body.offBoardTime ?? body.scheduledOffBoardTime,
      offBoardAgentName: body.offBoardAgentName ?? body.offboardAgentName,
      offBoardAgentPhone: body.offBoardAgentPhone ?? body.offboardAgentPhone,
      onBoard: normalizePart(body, "onBoard"),
      offBoard: normalizePart(body, "offBoard"),
    };
  },
  z.object({
    employeeSchedulingId: recordId,
    statusId: z.preprocess(blankToUndefined, recordId.refine((id) => id <= 7, "validation.notListed").optional()),
    onBoardDate: day.optional(),
    onBoardPortId: requiredId().optional(),
    offBoardDate: day.optional(),
    offBoardPortId: z.preprocess(blankToUndefined, recordId.optional()),
    onBoardTime: timeOfDay.optional(),
    onBoardAgentName: agentName.optional(),
    onBoardAgentPhone: agentPhone.optional(),
    offBoardTime: timeOfDay.optional(),
    offBoardAgentName: agentName.optional(),
    offBoardAgentPhone: agentPhone.optional(),
    noTravelOnBoard: booleanInput.optional(),
    noTravelOffBoard: booleanInput.optional(),
    onBoard: part,
    offBoard: part,
    accommodationDocuments: documents,
    appraisalDocuments: reports,
    acceptedCodes: codes,
    reason: optionalText(500),
    version: knownVersion,
  }),
);
export type ScheduleUpdate = z.output<typeof updateScheduleInput>;

/** The same request under the documented names, for callers. */
export const scheduleRequest = () =>
  z.object({
    employeeSchedulingId: recordId,
    employeeSchedulingStatusId: z.int().optional(),
    scheduledOnBoardDate: day.optional(),
    onboardLocationPortId: recordId.optional(),
    scheduledOffBoardDate: day.optional(),
    offboardLocationPortId: recordId.optional(),
    scheduledOnBoardTime: timeOfDay.optional(),
    onboardAgentName: agentName.optional(),
    onboardAgentPhone: agentPhone.optional(),
    scheduledOffBoardTime: timeOfDay.optional(),
    offboardAgentName: agentName.optional(),
    offboardAgentPhone: agentPhone.optional(),
    noTravelOnBoard: booleanInput.optional(),
    noTravelOffBoard: booleanInput.optional(),
    onBoard: z.union([marineAmounts, tankerAmounts]).optional(),
    offBoard: z.union([marineAmounts, tankerAmounts]).optional(),
    accommodationDocuments: documents,
    appraisalDocuments: reports,
    acceptedCodes: codes,
    reason: optionalText(500),
    version: knownVersion,
  });

export const scheduleChanged = z.object({
  id: z.number(),
  employeeSchedulingId: z.number(),
  employeeSchedulingStatusId: z.number(),
  version: z.number(),
  /** Type of the mail sent by a status change; null when none was sent. */
  sendEmailType: z.string().nullable(),
  mailIds: z.array(z.number()),
  /** Dates of the saved schedule more than a week off the plan. */
  differences: z.array(planDifference),
});

/** One document of a schedule, new or, with an id, updated. Only accommodation has a price. */
export const saveDocumentInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return {
      ...body,
      employeeSchedulingId: body.employeeSchedulingId ?? body.scheduleId,
      id: body.id ?? body.employeeSchedulingDocumentId,
    };
  },
  z
    .object({
      employeeSchedulingId: recordId,
      id: givenId,
      kind: z.enum(scheduleDocumentKinds),
      ...documentFields,
      price,
      version: knownVersion,
    })
    .transform((input) => (input.kind === "appraisal" ? { ...input, price: null } : input)),
);
export type DocumentSaved = z.output<typeof saveDocumentInput>;
export const documentChanged = z.object({ id: z.number(), employeeSchedulingId: z.number(), version: z.number() });
export const removeDocumentInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, id: body.id ?? body.employeeSchedulingDocumentId };
  },
  z.object({ id: recordId, version: knownVersion }),
);
export const wayOf: Record<Usage, "onBoard" | "offBoard"> = { OnBoard: "onBoard", OffBoard: "offBoard" };
