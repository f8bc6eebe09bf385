import { z } from "zod";
import { chandlerStatuses } from "@/db/enums/chandler";
import { vesselTabs } from "@/db/enums/vessels";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, divisionNumber, recordId, listOfValues } from "@/lib/platform/validation";
import { vesselChandlerStatuses } from "../status.rules";

/** delivery: by the next open delivery day. */
export const chandlerVesselSorts = ["delivery", "name", "type", "location"] as const;
export const listChandlerVesselsInput = z.object({
  ...listInput(10),
  divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
  chandlerStatus: listOfValues(z.enum(vesselChandlerStatuses)),
  sort: z.enum(chandlerVesselSorts).default("delivery"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

/** open: open requests; late: those past their day; next: the one due first. */
const vesselRow = z.object({
  id: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  status: z.enum(vesselTabs),
  currentLocation: z.string().nullable(),
  chandlerStatus: z.enum(vesselChandlerStatuses),
  open: z.number(),
  late: z.number(),
  next: z
    .object({
      shipChandlerId: z.number(),
      status: z.enum(chandlerStatuses),
      requestedDeliveryDate: z.string(),
      portOfCall: z.string(),
      daysLeft: z.number(),
    })
    .nullable(),
});
export type ChandlerVesselRow = z.output<typeof vesselRow>;
export const chandlerVesselPage = pageOf(vesselRow);

export const chandlerVesselInput = z.object({ vesselId: recordId });
/** A page's vessel with defaults of a new request: people on board, next port, lead time. */
export const chandlerVessel = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  isInOperation: z.boolean(),
  open: z.number(),
  history: z.number(),
  headCount: z.number(),
  nextPort: z.object({ id: z.number().nullable(), name: z.string(), day: z.string().nullable() }).nullable(),
  today: z.string(),
  leadDays: z.number(),
  holidays: z.array(z.string()),
});
export type ChandlerVessel = z.output<typeof chandlerVessel>;
