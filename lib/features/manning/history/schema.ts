import { z } from "zod";
import { assignmentEvents, employeeStatuses, principalStatuses, slots } from "@/db/enums/manning";
import { listedPacks } from "@/lib/features/evidence/schema";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { id } from "../check-in-out/schema";

export const listSeatHistoryInput = z.object({ ...listInput(10), vesselId: id, vesselCrewId: id });

const slot = z.enum(slots);
const text = z.string().nullable();
/** One event: time, slots, author and dates. */
const seatEvent = z.object({
  id: z.number(),
  event: z.enum(assignmentEvents),
  fromSlot: slot.nullable(),
  toSlot: slot.nullable(),
  effectiveOn: text,
  startDate: text,
  endDate: text,
  reason: text,
  by: text,
  at: z.date(),
});
export type SeatEvent = z.output<typeof seatEvent>;

/** One person's time on the seat, with events and stored answers. */
const historyEntry = z.object({
  assignmentId: z.number(),
  crewId: z.number(),
  employeeIdNumber: z.string(),
  employeeFullName: z.string(),
  slot,
  startDate: z.string(),
  endDate: z.string(),
  onBoard: text,
  offBoard: text,
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
  events: z.array(seatEvent),
  packs: listedPacks,
});
export type SeatHistoryEntry = z.output<typeof historyEntry>;

export const seatHistory = pageOf(historyEntry).extend({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselCrewId: z.number(),
  sequence: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
});
