import { z } from "zod";
import { scheduleStatuses } from "@/db/enums/scheduling";
import { pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToNull, blankToUndefined, optionalText, recordId } from "@/lib/platform/validation";

export const normalizeScheduleId = (input: unknown) => {
  const body = asRecord(input);
  return { ...body, employeeSchedulingId: blankToUndefined(body.employeeSchedulingId ?? body.scheduleId ?? body.id) };
};
/** A schedule id under every spelling of the callers. */
export const scheduleIdInput = z.preprocess(normalizeScheduleId, z.object({ employeeSchedulingId: recordId }));

/** HH:mm in the port's local time; blank becomes null. */
export const timeOfDay = z.preprocess(
  blankToNull,
  z
    .string("scheduling.time")
    .trim()
    .meta({ examples: ["08:30"] })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "scheduling.time")
    .nullable(),
);
/** The agent at a port: a company or a person. */
export const agentName = optionalText(100);
/** A telephone number with separators, also international; blank becomes null. */
export const agentPhone = z.preprocess(
  blankToNull,
  z
    .string("scheduling.phone")
    .trim()
    .max(40, "scheduling.phone")
    .regex(/^\+?(?:[ ().\/-]*\d){5,}[ ().\/-]*$/, "scheduling.phone")
    .meta({ examples: ["+62 31 555 0144"] })
    .nullable(),
);

/** A way more than a week off the plan: both dates and the days between them. */
export const planDifference = z.object({
  way: z.enum(["onBoard", "offBoard"]),
  planned: z.string(),
  scheduled: z.string(),
  days: z.number(),
});

const port = z.string().nullable();
const documentStandings = ["Completed", "Not Completed"] as const;
const availabilities = ["Available", "Not Available"] as const;

/**
 * A row of the schedule lists. onBoardStatus: the status, or cancelled. documents: the required travel documents
 * exist. availability: before sailing, whether the seafarer is free. day: the next relevant date, with daysLeft.
 */
export const scheduleRow = z.object({
  id: z.number(),
  employeeSchedulingId: z.number(),
  assignmentId: z.number(),
  crewId: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselCrewId: z.number(),
  name: z.string(),
  employeeIdNumber: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  jobPositionId: z.number(),
  scheduledOnBoardDate: z.string(),
  onboardLocationPortId: z.number().nullable(),
  onboardLocationPortName: port,
  scheduledOffBoardDate: z.string(),
  originalScheduledOffboardDate: z.string().nullable(),
  offboardLocationPortId: z.number().nullable(),
  offboardLocationPortName: port,
  checkInDate: z.string().nullable(),
  checkOutDate: z.string().nullable(),
  employeeSchedulingStatusId: z.number(),
  employeeSchedulingStatusDescription: z.enum(scheduleStatuses),
  onBoardStatus: z.enum([...scheduleStatuses, "Cancelled"]),
  documents: z.enum(documentStandings),
  availability: z.enum(availabilities).nullable(),
  day: z.string(),
  daysLeft: z.number(),
  version: z.number(),
});
export type ScheduleRow = z.output<typeof scheduleRow>;
export const schedulePage = pageOf(scheduleRow);
