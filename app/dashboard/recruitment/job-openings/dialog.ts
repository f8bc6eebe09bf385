import { getLocale } from "next-intl/server";
import type { JobOpeningFormProps } from "@/components/features/job-openings/admin/job-opening-form";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getJobOpening } from "@/lib/features/job-openings/get-job-opening";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import type { LookupOption } from "@/lib/features/lookups/schema";
import { listPositionsOnShip } from "@/lib/features/positions/list-positions-on-ship";
import { listShips } from "@/lib/features/positions/list-ships";
import { load } from "@/lib/platform/transport/page";

const none: never[] = [];

/** What the dialog needs when the address opens it (?joi= edits, ?add=1 adds); null when it stays closed. */
export async function dialogOf(
  params: SearchParams,
  divisionId: number,
  rows: JobOpening[],
): Promise<JobOpeningFormProps | null> {
  const joi = Number(valueOf(params, "joi"));
  const isEdit = Number.isInteger(joi) && joi > 0;
  if (!isEdit && valueOf(params, "add") !== "1") return null;
  const opening = isEdit ? (rows.find(({ id }) => id === joi) ?? (await load(getJobOpening, { id: joi }))) : null;
  const [locale, ships, vesselSizes, employmentTypes, cities, positions] = await Promise.all([
    getLocale(),
    load(listShips, { id: divisionId }),
    load(listLookups, { kind: "vessel-size" }),
    load(listLookups, { kind: "employment-type" }),
    load(listLookups, { kind: "city" }),
    opening ? load(listPositionsOnShip, { shipId: opening.shipId, divisionId }) : none,
  ]);
  const spoken = (entry: LookupOption) => ({
    value: entry.id,
    label: locale === "id" ? (entry.nameId ?? entry.name) : entry.name,
  });
  const options = {
    ships: ships.map((ship) => ({ value: ship.id, label: locale === "id" ? ship.shipNameId : ship.shipName })),
    vesselSizes: vesselSizes.map(spoken),
    employmentTypes: employmentTypes.map(spoken),
    cities: cities.map(spoken),
  };
  return { opening, options, positions, divisionId };
}
