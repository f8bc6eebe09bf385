import { z } from "zod";
import { placedPort } from "@/lib/features/vessels/ports/schema";
import { manning, vacantSeat } from "@/lib/features/vessels/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { blankToUndefined, listOfValues, numeric, text } from "@/lib/platform/validation";
import { id } from "../check-in-out/schema";

/** Days ahead that a timeline may show; 90 by default. */
export const fleetDays = [30, 90, 180] as const;

/** Filters of the timeline. week: 1 to 12, whose uncovered seats are named. */
export const listFleetTimelineInput = z.object({
  days: z.preprocess((value) => blankToUndefined(value) ?? 90, numeric(z.literal(fleetDays))),
  search: z.preprocess(
    (value) => blankToUndefined(value),
    text(100)
      .refine((value) => value.length >= minimumKeyword, "validation.tooShort")
      .optional(),
  ),
  vesselType: listOfValues(id),
  principalId: listOfValues(id),
  operationAreaId: listOfValues(id),
  week: z.preprocess(blankToUndefined, numeric(z.number().int().min(1).max(12)).optional()),
});

const day = z.string().meta({ format: "date" });
const position = z.object({ name: z.string(), nameId: z.string() });

/** Days with the same number of uncovered seats, and the first three positions. `to` is the day after the last. */
const uncoveredStretch = z.object({ from: day, to: day, seats: z.number().int(), positions: z.array(position).max(3) });
export type UncoveredStretch = z.output<typeof uncoveredStretch>;

/** People who join and leave within a few days. pending: joiners without both answers; overdue: days past. */
const crewChange = z.object({
  day,
  until: day,
  joins: z.number().int(),
  leaves: z.number().int(),
  pending: z.number().int(),
  overdue: z.number().int(),
  ports: z.array(z.string()),
});
export type CrewChange = z.output<typeof crewChange>;

const documentEnd = z.object({ day, documents: z.number().int() });

/** One vessel. nextPort: where it sails, other than the present port; documents: ends of documents by day, for viewers of certificates. */
const fleetLane = z.object({
  vesselId: z.number().int(),
  vesselName: z.string(),
  vesselTypeId: z.number().int(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  principal: z.string().nullable(),
  operationArea: z.string().nullable(),
  port: placedPort.nullable(),
  nextPort: placedPort.extend({ arrivesAt: z.date().nullable() }).nullable(),
  ...manning,
  vacantSeats: z.array(vacantSeat),
  uncovered: z.array(uncoveredStretch),
  changes: z.array(crewChange),
  handovers: z.array(z.object({ from: day, to: day })),
  documents: z.array(documentEnd),
});
export type FleetLane = z.output<typeof fleetLane>;

const coverageWeek = z.object({
  week: z.number().int(),
  from: day,
  to: day,
  seats: z.number().int(),
  covered: z.number().int(),
});
export type CoverageWeek = z.output<typeof coverageWeek>;

const uncoveredSeat = z.object({
  vesselId: z.number().int(),
  vesselName: z.string(),
  vesselCrewId: z.number().int(),
  position,
  from: day,
});
export type UncoveredSeat = z.output<typeof uncoveredSeat>;

/** The fleet from today on, most urgent vessel first. total: vessels that match, of which at most 500 are listed. */
export const fleetTimeline = z.object({
  today: day,
  until: day,
  total: z.number().int(),
  lanes: z.array(fleetLane).max(500),
  coverage: z.array(coverageWeek).length(12),
  uncoveredSeats: z.array(uncoveredSeat),
});
export type FleetTimeline = z.output<typeof fleetTimeline>;
