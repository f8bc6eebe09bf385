import { z } from "zod";
import { scheduleStatuses } from "@/db/enums/scheduling";
import { pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/record";
import { blankToNull, blankToUndefined, optionalText, recordId } from "@/lib/platform/validation";

export const scheduleSpoken = (input: unknown) => {
  const body = asRecord(input);
  return { ...body, employeeSchedulingId: blankToUndefined(body.employeeSchedulingId ?? body.scheduleId ?? body.id) };
};
/** A schedule under the names callers have for it. */
export const scheduleIdInput = z.preprocess(scheduleSpoken, z.object({ employeeSchedulingId: recordId }));

/** HH:mm by the clock of the port; blank becomes null. */
export const timeOfDay = z.preprocess(
  blankToNull,
  z
    .string("scheduling.time")
    .trim()
    .meta({ examples: ["08:30"] })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "scheduling.time")
    .nullable(),
);
/** Who meets a seafarer at a port: a firm or a person. */
export const agentName = optionalText(100);
/** As it is dialled, abroad too: digits, and what people write between them; blank becomes null. */
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

/** A way whose day is more than a week off the plan: both days and how far they are apart. */
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
 * A line of every list of schedules. onBoardStatus: the state, or that it was cancelled; documents: whether what travel needs is there;
 * availability: whether somebody is free to come, for those who do not sail yet; day: the next day that counts, daysLeft until it.
 */
export const scheduleRow = z.object({
  id: z.number(),
  employeeSchedulingId: z.number(),
  assignmentId: z.number(),
  employeeId: z.number(),
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
