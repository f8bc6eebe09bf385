import { z } from "zod";
import { complianceLevels } from "@/db/enums/crew";
import { slots } from "@/db/enums/manning";
import { isDay } from "@/lib/platform/calendar/dates";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, numeric, listOfValues } from "@/lib/platform/validation";
import { areas, findings } from "./check-item.rules";
import { asRecord, crewIdOf, crewRecordId } from "../schema";

const id = z.preprocess(blankToUndefined, crewRecordId.optional());
const day = z.string().meta({ format: "date" }).refine(isDay, "validation.date");
const orderedDays = { path: ["to"], error: "crew.compliance.toBeforeFrom", when: () => true };

/**
 * A person, a rank (default: their own), a vessel or vessel type (default: their own), and the period from joining to
 * sign-off.
 */
export const checkCrewComplianceInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const positionId =
      body.positionId ?? body.jobPositionId ?? body.jobPositionMarineId ?? body.jobPositionTankerId ?? body.joi;
    return {
      ...body,
      crewId: crewIdOf(body),
      positionId,
      vesselTypeId: body.vesselTypeId ?? body.sid,
      vesselId: body.vesselId ?? body.vid,
    };
  },
  z
    .object({
      crewId: crewRecordId,
      positionId: id,
      vesselTypeId: id,
      vesselId: id,
      from: day,
      to: day,
      moment: z.enum(["plan", "check-in"]).default("plan"),
    })
    .refine(({ from, to }) => !(from > to), orderedDays),
);

const item = {
  code: z.enum([...findings, ...areas]),
  area: z.enum(areas),
  level: z.enum(complianceLevels),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
};
export const complianceCheck = z.object({
  crewId: z.number(),
  fitness: z.enum(complianceLevels),
  isOverridable: z.boolean(),
  items: z.array(
    z.object({
      ...item,
      evidence: z.record(z.string(), z.unknown()),
      overridableBy: z.enum(["manager", "nobody"]).nullable(),
    }),
  ),
});

export const forecastSorts = ["joining", "dueOn", "name", "vessel"] as const;
export const forecastStays = ["joining", "on-board"] as const;
export const forecastGroups = ["person", "vessel"] as const;
export const listComplianceForecastInput = z.object({
  ...listInput(10),
  level: z.preprocess(blankToUndefined, z.enum(["warn", "block"]).optional()),
  code: listOfValues(z.enum(findings)),
  vesselId: listOfValues(crewRecordId),
  position: listOfValues(crewRecordId),
  dueWithin: z.preprocess(blankToUndefined, numeric(z.number().int().min(0).max(1_000)).optional()),
  stay: z.preprocess(blankToUndefined, z.enum(forecastStays).optional()),
  group: z.preprocess(blankToUndefined, z.enum(forecastGroups).optional()),
  sort: z.enum(forecastSorts).default("joining"),
  order: z.enum(["asc", "desc"]).default("asc"),
});
export const downloadComplianceForecastInput = listComplianceForecastInput.omit({ pageNumber: true, pageSize: true });
const forecastRow = z.object({
  id: z.number(),
  crewId: z.number(),
  employeeNumber: z.string(),
  fullName: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  vesselId: z.number(),
  vesselName: z.string(),
  assignmentId: z.number(),
  slot: z.enum(slots),
  startDate: z.string(),
  endDate: z.string(),
  code: z.string(),
  level: z.enum(complianceLevels),
  key: z.string(),
  values: item.values,
  text: z.string(),
  dueOn: z.string().nullable(),
  daysLeft: z.number().nullable(),
  computedAt: z.date(),
});
export type ForecastRow = z.output<typeof forecastRow>;
/**
 * A page of the forecast. computedAt: when it was computed, null before the first night. counts: by level under the
 * other filters.
 */
export const forecastPage = pageOf(forecastRow).extend({
  /** The total without keyword and filters; null if the list is not filtered. */
  outOf: z.number().nullable(),
  computedAt: z.date().nullable(),
  counts: z.object({ all: z.number(), block: z.number(), warn: z.number() }),
  /** How many people or vessels the lines belong to; null if they are not grouped. */
  groups: z.number().nullable(),
});
