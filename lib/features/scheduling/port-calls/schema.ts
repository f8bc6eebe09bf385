import { z } from "zod";
import { scheduleStatuses, usages } from "@/db/enums/scheduling";
import { isDay } from "@/lib/platform/calendar/dates";
import { asRecord } from "@/lib/platform/unknown-record";
import { agentName, agentPhone, timeOfDay } from "../schema";
import { blankToUndefined, numeric, recordId } from "@/lib/platform/validation";

const day = z.preprocess(
  blankToUndefined,
  z.string("validation.required").meta({ format: "date" }).refine(isDay, "validation.date"),
);
const listOf = (value: unknown) =>
  typeof value === "string" ? value.split(",").filter(Boolean) : [value ?? []].flat();
const normalizeCall = (input: unknown) => {
  const body = asRecord(input);
  return {
    ...body,
    date: body.date ?? body.day,
    schedules: listOf(body.schedules ?? body.employeeSchedulingIds).map((entry) =>
      typeof entry === "object" && entry !== null
        ? { id: asRecord(entry).id ?? asRecord(entry).employeeSchedulingId, version: asRecord(entry).version }
        : { id: entry },
    ),
  };
};
/** Date, port, time and agent of a call. Time and agent are optional. */
export const callFields = { date: day, portId: recordId, time: timeOfDay, agentName, agentPhone };
const fields = { vesselId: recordId, usage: z.enum(usages), ...callFields };

/** The vessel's people in the call: the selected ones, or all with an open way. Omitted date or port stays. */
export const previewPortCallInput = z.preprocess(
  normalizeCall,
  z.object({
    ...fields,
    date: z.preprocess(blankToUndefined, day.optional()),
    portId: z.preprocess(blankToUndefined, recordId.optional()),
    schedules: z.array(z.object({ id: recordId })).max(200),
  }),
);
/** The same request as callers write it. */
export const portCallPreviewRequest = () =>
  z.object({ ...fields, employeeSchedulingIds: z.array(recordId).max(200).optional() });
/** version: as previewed. A schedule changed since is refused. */
export const movePortCallInput = z.preprocess(
  normalizeCall,
  z.object({
    ...fields,
    schedules: z
      .array(z.object({ id: recordId, version: z.preprocess(blankToUndefined, numeric(z.int()).optional()) }))
      .min(1, "validation.required")
      .max(200),
  }),
);

const way = z.object({
  day: z.string(),
  time: z.string().nullable(),
  port: z.string().nullable(),
  agent: z.string().nullable(),
});
/**
 * against: why this person cannot move, in the user's language. isChanged: a value changes. isTold: the person is
 * notified.
 */
const affected = z.object({
  employeeSchedulingId: z.number(),
  crewId: z.number(),
  name: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  statusId: z.number(),
  statusDescription: z.enum(scheduleStatuses),
  before: way,
  after: way,
  isChanged: z.boolean(),
  isTold: z.boolean(),
  against: z.string().nullable(),
  version: z.number(),
});
export const portCallPreview = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  usage: z.enum(usages),
  date: z.string().nullable(),
  port: z.string().nullable(),
  rows: z.array(affected),
  isAllowed: z.boolean(),
});
export type PortCallPreview = z.output<typeof portCallPreview>;
export const portCallMoved = z.object({
  rows: z.array(
    z.object({ employeeSchedulingId: z.number(), employeeSchedulingStatusId: z.number(), version: z.number() }),
  ),
  mailIds: z.array(z.number()),
});
export type PortCallMoved = z.output<typeof portCallMoved>;
