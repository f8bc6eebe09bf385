import { z } from "zod";
import { certificateStatuses, medicalStatuses } from "@/db/enums/crew";
import { employeeStatuses, principalStatuses, slots } from "@/db/enums/manning";
import { parseTime } from "@/lib/features/scheduling/actual-times/parse-time.rules";
import { dayOf, isDay } from "@/lib/platform/calendar/dates";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, optionalText, recordId } from "@/lib/platform/validation";
import { apiSlots } from "../slots.rules";

export const id = recordId;
export const day = z.string().meta({ format: "date" }).refine(isDay, "validation.date");

const codeOfWire = (code: string) => (code === "OVERLAP" ? "overlap" : code);
const codes = z
  .preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : (value ?? [])),
    z.array(z.string().max(100)).max(100),
  )
  .transform((list) => list.map(codeOfWire));

/** Accepted problems and the reason; see problem.rules. Without a reason nothing is accepted. */
export const acceptance = { acceptedCodes: codes, reason: optionalText(500) };
export const needsReason = ({ acceptedCodes, reason }: { acceptedCodes: string[]; reason: string | null }) =>
  acceptedCodes.length === 0 || reason !== null;
export const reasonMissing = { path: ["reason"], message: "validation.required" };

/** A person on a seat in documented names. The slot is advisory. D2 §7 */
export const seatPerson = {
  vesselId: id,
  vesselCrewId: id,
  crewId: id,
  assignmentOn: z.string().max(20).optional(),
  jobPositionId: z.preprocess(blankToUndefined, id.optional()),
};

/** Reasons for a date far from the plan. */
export const offPlanReasons = ["end-of-contract", "medical", "compassionate", "operational", "other"] as const;
export type OffPlanReason = (typeof offPlanReasons)[number];
const offPlanReason = z.preprocess(blankToUndefined, z.enum(offPlanReasons).optional());
/** What a check-in on another day keeps: the length or the sign-off date. */
export const keepOptions = ["length", "sign-off"] as const;
export type KeepOption = (typeof keepOptions)[number];
const keep = z.preprocess(blankToUndefined, z.enum(keepOptions).optional());

/** Split a day with an optional Jakarta time. An invalid time is reported as an invalid day. */
const dayAndTime = (input: unknown) => {
  const body = asRecord(input);
  const { schedule } = body;
  const at = typeof schedule === "string" && schedule.length > 10 ? parseTime(schedule) : null;
  if (at) return { ...body, schedule: dayOf(at), at };
  const typed = blankToUndefined(body.time);
  const time = typeof typed === "string" && typeof schedule === "string" ? parseTime(`${schedule} ${typed}`) : null;
  return { ...body, at: time ?? (typed === undefined ? undefined : typed) };
};
const at = z.date({ error: "validation.date" }).optional();

const boarding = z.object({
  ...seatPerson,
  schedule: z.preprocess(
    blankToUndefined,
    z.string({ error: "scheduling.scheduleRequired" }).meta({ format: "date" }).refine(isDay, "validation.date"),
  ),
  at,
  keep,
  ...acceptance,
  offPlanReason,
});
type BoardingInput = z.output<typeof boarding>;

/** Problem code of a date far from the plan. */
export const offPlan = "off-plan";
/** Whether a listed reason covers the off-plan problem, and nothing else. */
const givesOffPlanReason = ({ acceptedCodes, offPlanReason: offPlanReasonCode }: BoardingInput) =>
  offPlanReasonCode !== undefined && offPlanReasonCode !== "other" && acceptedCodes.every((code) => code === offPlan);
const isExplained = (input: BoardingInput) => needsReason(input) || givesOffPlanReason(input);

const lacksOffPlanReason = ({ acceptedCodes, offPlanReason: offPlanReasonCode }: BoardingInput) =>
  acceptedCodes.includes(offPlan) && offPlanReasonCode === undefined;

export const checkInForm = z.preprocess(dayAndTime, boarding.refine(isExplained, reasonMissing));
/** The same input as callers send it: a day, or a day with time. */
export const checkInRequest = () =>
  boarding.omit({ at: true }).extend({
    time: z
      .string()
      .max(5)
      .meta({ examples: ["08:30"] })
      .optional(),
  });
/** The same input on screen, with the list of off-plan reasons. */
export const checkInOutForm = boarding
  .refine((input) => !lacksOffPlanReason(input), { path: ["offPlanReason"], message: "validation.required" })
  .refine((input) => lacksOffPlanReason(input) || isExplained(input), reasonMissing);
/** The time field beside the day: Jakarta time, or blank when unknown. */
export const timeOfDayForm = z.object({
  time: z.string().refine((time) => time === "" || parseTime(`2000-01-01 ${time}`) !== null, "validation.date"),
});
export const undoCheckInInput = z.object(seatPerson);
export const previewInput = z.object({ ...seatPerson, schedule: z.preprocess(blankToUndefined, day.optional()), keep });

const wireSlot = z.enum(apiSlots);
const boarded = {
  id: z.number(),
  assignmentId: z.number(),
  vesselId: z.number(),
  vesselCrewId: z.number(),
  crewId: z.number(),
  slot: wireSlot.nullable(),
  onBoard: z.string().nullable(),
  offBoard: z.string(),
  version: z.number(),
};
export const checkedIn = z.object({ ...boarded, overridden: z.array(z.string()) });
export const checkedOut = z.object({
  ...boarded,
  overridden: z.array(z.string()),
  status: z.enum(["off-board", "blacklist"]),
});
export const checkInUndone = z.object(boarded);

const openProblem = z.object({ code: z.string(), hard: z.boolean(), messages: z.array(z.string()) });

/** The seat a check-out leaves vacant, and who is planned for it. */
const vacated = z.object({
  next: z
    .object({
      crewId: z.number(),
      fullName: z.string(),
      startDate: z.string(),
      summaryStatus: z.enum(["Confirmed", "Pending"]),
    })
    .nullable(),
});

/** Effects and problems of a check-in or check-out on a day. */
export const checkInOutPreview = z.object({
  assignmentId: z.number(),
  vesselCrewId: z.number(),
  crewId: z.number(),
  employeeIdNumber: z.string(),
  fullName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  vesselName: z.string(),
  slot: wireSlot.nullable(),
  startDate: z.string(),
  endDate: z.string(),
  summaryStatus: z.enum(["Confirmed", "Pending", "Rejected"]),
  onBoard: z.string().nullable(),
  offBoard: z.string(),
  earliest: z.string().nullable(),
  latest: z.string(),
  problems: z.array(openProblem),
  warnings: z.array(z.string()),
  moves: z.array(z.object({ crewId: z.number(), fullName: z.string(), from: wireSlot, to: wireSlot.nullable() })),
  vacates: vacated.nullable(),
  isAllowed: z.boolean(),
});
export type CheckInOutPreview = z.output<typeof checkInOutPreview>;

/** Preparation items shown on the board besides certificates and medical. */
export const preparationItems = ["mcu", "bjst", "pkl"] as const;

export const listJoinersInput = z.object({ ...listInput(200), vesselId: id });
const joiner = z.object({
  id: z.number(),
  assignmentId: z.number(),
  vesselCrewId: z.number(),
  crewId: z.number(),
  employeeIdNumber: z.string(),
  seafarerId: z.string().nullable(),
  fullName: z.string(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  daysToJoin: z.number(),
  summaryStatus: z.enum(["Confirmed", "Pending", "Rejected"]),
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
  certificateStatus: z.enum(certificateStatuses).nullable(),
  medicalStatus: z.enum([...medicalStatuses, "Expired", "-"]).nullable(),
  /** Missing items, as far as the user may see them. */
  missing: z.array(z.enum(preparationItems)),
  isOnBoardElsewhere: z.boolean(),
  replaces: z.object({ crewId: z.number(), fullName: z.string(), offBoard: z.string() }).nullable(),
  version: z.number(),
});
export type Joiner = z.output<typeof joiner>;
export const joinerPage = pageOf(joiner);

const fields = z
  .object({
    startDate: day,
    endDate: day,
    originalEndDate: day.nullable(),
    durationMonths: z.number().int().nullable(),
    principalStatus: z.enum(principalStatuses),
    employeeStatus: z.enum(employeeStatuses),
    checkedInOn: day.nullable(),
    checkedOutOn: day.nullable(),
    handoverSince: day.nullable(),
  })
  .partial();
const change = z.object({
  assignmentId: z.number().int(),
  from: z.enum(slots),
  to: z.enum(slots),
  set: fields,
  was: fields,
});

/** The record a check-in stores in its event for undo: moved rows and the person's former fields. */
export const checkInRecord = z.object({
  recordedOn: day,
  changes: z.array(change),
  person: z.object({
    status: z.enum(["off-board", "on-board", "resigned", "blacklist"]),
    statusSince: day,
    lastVesselId: z.number().int().nullable(),
    plannedOffBoard: day.nullable(),
    positionId: z.number().int(),
    vesselTypeId: z.number().int(),
  }),
});
export type PersonBefore = z.output<typeof checkInRecord>["person"];
