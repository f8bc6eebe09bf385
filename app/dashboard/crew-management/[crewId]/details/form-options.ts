import { getLocale } from "next-intl/server";
import type { CrewChoices } from "@/components/features/crew/edit/choices";
import type { SelectOption } from "@/components/ui/form/select-field";
import type { LookupKind } from "@/db/enums/lookups";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listShips } from "@/lib/features/positions/list-ships";
import { load } from "@/lib/platform/transport/page";

type Division = 1 | 2;
const divisionOf = (id: number): Division => (id === 2 ? 2 : 1);

async function lookupsOf(kind: LookupKind, isIndonesian: boolean): Promise<SelectOption[]> {
  const options = await load(listLookups, { kind });
  return options.map(({ id, name, nameId }) => ({ value: id, label: isIndonesian ? (nameId ?? name) : name }));
}

/** Load ranks and vessel types of a division. */
export async function seatChoices(divisionId: number): Promise<Pick<CrewChoices, "positions" | "ships">> {
  const isIndonesian = (await getLocale()) === "id";
  const [positions, ships] = await Promise.all([
    load(listPositions, { divisionId: divisionOf(divisionId) }),
    load(listShips, { id: divisionOf(divisionId) }),
  ]);
  return {
    positions: positions.map((entry) => ({
      value: entry.id,
      label: isIndonesian ? entry.jobPositionName : entry.jobPositionNameEn,
    })),
    ships: ships.map((entry) => ({ value: entry.id, label: isIndonesian ? entry.shipNameId : entry.shipName })),
  };
}

/** Load the options of the record's forms, only for users who may edit or request changes. */
export async function loadFormOptions(divisionId: number): Promise<CrewChoices> {
  const isIndonesian = (await getLocale()) === "id";
  const [seats, religions, maritalStatuses, nationalities, employmentTypes, ptkp] = await Promise.all([
    seatChoices(divisionId),
    lookupsOf("religion", isIndonesian),
    lookupsOf("marital-status", isIndonesian),
    lookupsOf("nationality", isIndonesian),
    lookupsOf("employment-type", isIndonesian),
    lookupsOf("ptkp", isIndonesian),
  ]);
  return { ...seats, religions, maritalStatuses, nationalities, employmentTypes, ptkp };
}
