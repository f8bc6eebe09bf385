import { z } from "zod";
import { vesselTabs } from "@/db/enums/vessels";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, divisionNumber, recordId, listOfValues } from "@/lib/platform/validation";
import { departments, itemNames, vesselStatuses } from "../readiness.rules";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());

/** latest: by the earliest due item. The others order joiners by joining date. */
export const vesselSorts = ["latest", "name", "type", "location", "crew"] as const;
export const listVesselsInput = z.object({
  ...listInput(10),
  divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
  vesselId: optionalId,
  preparationStatus: listOfValues(z.enum(vesselStatuses)),
  sort: z.enum(vesselSorts).default("latest"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

const step = { item: z.enum(itemNames), doer: z.enum(departments), by: z.string(), daysLeft: z.number() };
/** latest: the joiner with the earliest due item and its date. open: how many are not ready. */
const vesselRow = z.object({
  id: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  status: z.enum(vesselTabs),
  currentLocation: z.string().nullable(),
  numberOfCrew: z.number(),
  preparationStatus: z.enum(vesselStatuses),
  open: z.number(),
  joinsOn: z.string().nullable(),
  latest: z.object({ crewId: z.number(), employeeFullName: z.string(), ...step }).nullable(),
});
export type VesselRow = z.output<typeof vesselRow>;
export const vesselPage = pageOf(vesselRow);
