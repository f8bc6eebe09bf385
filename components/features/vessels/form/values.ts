import type { VesselDetail } from "@/lib/features/vessels/schema";

const texts = [
  "vesselName",
  "shipManagement",
  "SPV",
  "flag",
  "cargo",
  "fleet",
  "ownership",
  "callSign",
  "imoNumber",
  "class",
  "builder",
  "email",
  "phone",
  "deliveryDate",
  "yearOfBuild",
  "LOA",
  "BMLD",
  "HMLD",
  "draft",
  "DWT",
  "GRT",
  "NRT",
  "LWT",
  "COP",
  "SWL",
  "load",
  "cotVolume",
  "IGS",
  "COW",
  "ODME",
  "OWS",
  "mainEngineMaker",
  "mainEngineModel",
  "mainEnginePower",
  "auxiliaryEngineMaker",
  "auxiliaryEngineModel",
  "auxiliaryEnginePower",
  "boilerMaker",
  "boilerModel",
  "compressorMaker",
  "compressorModel",
  "cargoOilPumpMaker",
  "cargoOilPumpModel",
  "fuelOilPurifierMaker",
  "fuelOilPurifierModel",
  "freshGeneratorMaker",
  "freshGeneratorModel",
  "bunkerCapacityMfo",
  "bunkerCapacityMdo",
  "bunkerCapacityHsd",
  "paintMaker",
  "planUpp",
  "costCenter",
  "SAP",
  "contract",
  "clusterYtd",
  "STS",
  "SIRE",
] as const;
/** Fields chosen by name; a missing option is added. */
const namedChoices = [
  "vesselSize",
  "operationArea",
  "technicalSuperintendent",
  "technicalSuperintendentBackup",
  "marineSuperintendent",
  "marineSuperintendentBackup",
  "designatedPersonAshore",
] as const;

type PlainText = (typeof texts)[number];
export type NamedChoice = (typeof namedChoices)[number];
export type VesselValues = Record<
  PlainText | `${NamedChoice}Id` | "vesselType" | "principalId" | "payrollCategoryId" | "id" | "version",
  string
>;

/** Fields the documents require. Used to count open fields; the schema validates them. Document 2 §5 */
export const requiredFields = ["vesselName", "vesselType", "shipManagement"] as const;

const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** Return the initial form values of a vessel, or blanks. */
export function vesselFormValues(vessel: VesselDetail | null): VesselValues {
  // Object.fromEntries loses the key types.
  const plain = Object.fromEntries(texts.map((name) => [name, text(vessel?.[name])])) as Record<PlainText, string>;
  const chosen = Object.fromEntries(namedChoices.map((name) => [`${name}Id`, text(vessel?.[name])])) as Record<
    `${NamedChoice}Id`,
    string
  >;
  return {
    ...plain,
    ...chosen,
    vesselType: text(vessel?.vesselTypeId),
    principalId: text(vessel?.principalId),
    payrollCategoryId: text(vessel?.payrollCategoryId),
    id: text(vessel?.id),
    version: text(vessel?.version),
  };
}
