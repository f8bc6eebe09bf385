import { z } from "zod";
import { vesselTabs } from "@/db/enums/vessels";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, divisionNumber, recordId, listOfValues } from "@/lib/platform/validation";
import { vesselSchedulingStatuses } from "../status.rules";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());

/** latest: earliest needed action. next: earliest joining or leaving. */
export const vesselSorts = ["latest", "next", "name", "type", "location"] as const;
export const listVesselsInput = z.object({
  ...listInput(10),
  divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
  vesselId: optionalId,
  schedulingStatus: listOfValues(z.enum(vesselSchedulingStatuses)),
  sort: z.enum(vesselSorts).default("latest"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

/**
 * counts: schedules per state. lacking: those that need action. latest: the earliest of these. next: the earliest
 * joining or leaving date.
 */
const vesselRow = z.object({
  id: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  status: z.enum(vesselTabs),
  currentLocation: z.string().nullable(),
  schedulingStatus: z.enum(vesselSchedulingStatuses),
  open: z.number(),
  lacking: z.number(),
  counts: z.object({
    onBoardWaitingSchedule: z.number(),
    onBoardWaitingDocument: z.number(),
    onBoardReady: z.number(),
    offBoardWaitingSchedule: z.number(),
    offBoardWaitingDocument: z.number(),
    offBoardReady: z.number(),
  }),
  joinsOn: z.string().nullable(),
  leavesOn: z.string().nullable(),
  latest: z
    .object({
      employeeSchedulingId: z.number(),
      name: z.string(),
      employeeSchedulingStatusId: z.number(),
      day: z.string(),
      daysLeft: z.number(),
    })
    .nullable(),
  next: z.object({ day: z.string(), daysLeft: z.number() }).nullable(),
});
export type VesselRow = z.output<typeof vesselRow>;
export const vesselPage = pageOf(vesselRow);

export const vesselInput = z.object({ vesselId: recordId });
const count = z.number();
/** The vessel of a page with the row count of each tab in both sections. */
export const vesselHead = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  divisionId: z.number(),
  isInOperation: z.boolean(),
  lists: z.object({
    "onboard-scheduling": count,
    onboard: count,
    "offboard-scheduling": count,
    offboard: count,
    history: count,
  }),
  tabs: z.object({ "on board": count, "offboard-waiting-schedule": count, offboard: count, history: count }),
});
