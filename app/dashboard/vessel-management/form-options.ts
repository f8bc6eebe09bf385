import type { VesselOptions } from "@/components/features/vessels/form/vessel-inputs";
import type { LookupKind } from "@/db/enums/lookups";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { listOperationAreas } from "@/lib/features/vessels/areas/list-operation-areas";
import { listPayrollCategories } from "@/lib/features/vessels/areas/list-payroll-categories";
import { listPrincipals } from "@/lib/features/vessels/principals/list-principals";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";

const namesOf = async (kind: LookupKind) => (await load(listLookups, { kind })).map(({ name }) => name);

/** Load the options of the vessel form for a division. */
export async function vesselOptions(divisionId: number, locale: string): Promise<VesselOptions> {
  const [vesselTypes, principals, payrollCategories, areas, sizes, technical, marine, ashore] = await Promise.all([
    load(listVesselTypes, { id: divisionId }),
    load(listPrincipals, {}),
    load(listPayrollCategories, {}),
    load(listOperationAreas, {}),
    namesOf("vessel-size"),
    namesOf("technical-superintendent"),
    namesOf("marine-superintendent"),
    namesOf("designated-person-ashore"),
  ]);
  return {
    vesselTypes: vesselTypes.map((vesselTypeOption) => ({
      value: vesselTypeOption.id,
      label: inLanguage(locale, { en: vesselTypeOption.vesselTypeName, id: vesselTypeOption.vesselTypeNameId }),
    })),
    principals: principals.map(({ id, name }) => ({ value: id, label: name })),
    payrollCategories: payrollCategories.map(({ id, name }) => ({ value: id, label: name })),
    names: {
      vesselSize: sizes,
      operationArea: areas.map(({ name }) => name),
      technicalSuperintendent: technical,
      technicalSuperintendentBackup: technical,
      marineSuperintendent: marine,
      marineSuperintendentBackup: marine,
      designatedPersonAshore: ashore,
    },
  };
}
