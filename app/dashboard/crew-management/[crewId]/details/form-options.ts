import { getLocale } from "next-intl/server";
import type { CrewChoices } from "@/components/features/crew/edit/choices";
import type { SelectOption } from "@/components/ui/form/select-field";
import type { LookupKind } from "@/db/enums/lookups";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";

type Division = 1 | 2;
const divisionOf = (id: number): Division => (id === 2 ? 2 : 1);

async function lookupsOf(kind: LookupKind, locale: string): Promise<SelectOption[]> {
  const options = await load(listLookups, { kind });
  return options.map(({ id, name, nameId }) => ({ value: id, label: inLanguage(locale, { en: name, id: nameId }) }));
}

/** Load ranks and vessel types of a division. */
export async function seatChoices(divisionId: number): Promise<Pick<CrewChoices, "positions" | "vesselTypes">> {
  const locale = await getLocale();
  const [positions, vesselTypes] = await Promise.all([
    load(listPositions, { divisionId: divisionOf(divisionId) }),
    load(listVesselTypes, { id: divisionOf(divisionId) }),
  ]);
  return {
    positions: positions.map((entry) => ({
      value: entry.id,
      label: inLanguage(locale, { en: entry.jobPositionNameEn, id: entry.jobPositionName }),
    })),
    vesselTypes: vesselTypes.map((entry) => ({
      value: entry.id,
      label: inLanguage(locale, { en: entry.vesselTypeName, id: entry.vesselTypeNameId }),
    })),
  };
}

/** Load the options of the record's forms, only for users who may edit or request changes. */
export async function loadFormOptions(divisionId: number): Promise<CrewChoices> {
  const locale = await getLocale();
  const [seats, religions, maritalStatuses, nationalities, employmentTypes, ptkp] = await Promise.all([
    seatChoices(divisionId),
    lookupsOf("religion", locale),
    lookupsOf("marital-status", locale),
    lookupsOf("nationality", locale),
    lookupsOf("employment-type", locale),
    lookupsOf("ptkp", locale),
  ]);
  return { ...seats, religions, maritalStatuses, nationalities, employmentTypes, ptkp };
}
