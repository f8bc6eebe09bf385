import type { Messages } from "next-intl";
import type { VesselDetail } from "@/lib/features/vessels/schema";

export type Unit = "m" | "t" | "m3" | "kW" | "GT";
/** Vessel fields with a label. */
type Name = keyof VesselDetail & keyof Messages["vessels"]["particulars"]["fields"];
type Text = { name: Name; kind: "text" };
type Measure = { name: Name; kind: "measure"; unit?: Unit };
type Other = { name: Name; kind: "day" | "yes-no" | "years" | "type" };
export type Particular = Text | Measure | Other;

const texts = (...names: Name[]): Text[] => names.map((name) => ({ name, kind: "text" }));
const measures = (unit: Unit | undefined, ...names: Name[]): Measure[] =>
  names.map((name) => ({ name, kind: "measure", ...(unit ? { unit } : {}) }));

export const groupIds = [
  "identity",
  "operation",
  "people",
  "dimensions",
  "tonnage",
  "systems",
  "engines",
  "machinery",
  "bunkers",
  "office",
] as const;
export type GroupId = (typeof groupIds)[number];

/** Field groups of the particulars, in reading order. Document 2 §3 */
export const particularGroups: Record<GroupId, Particular[]> = {
  identity: [
    ...texts("vesselName"),
    { name: "vesselType", kind: "type" },
    ...texts("vesselSize", "imoNumber", "callSign", "flag", "class", "builder"),
    { name: "yearOfBuild", kind: "years" },
    { name: "deliveryDate", kind: "day" },
    { name: "age", kind: "years" },
    ...texts("phone", "email"),
  ],
  operation: [
    ...texts(
      "shipManagement",
      "ownership",
      "principal",
      "fleet",
      "operationArea",
      "payrollCategory",
      "cargo",
      "contract",
      "clusterYtd",
    ),
    { name: "STS", kind: "yes-no" },
    { name: "SIRE", kind: "yes-no" },
  ],
  people: texts(
    "technicalSuperintendent",
    "technicalSuperintendentBackup",
    "marineSuperintendent",
    "marineSuperintendentBackup",
    "designatedPersonAshore",
    "SPV",
  ),
  dimensions: measures("m", "LOA", "BMLD", "HMLD", "draft"),
  tonnage: [
    ...measures("t", "DWT"),
    ...measures("GT", "GRT", "NRT"),
    ...measures("t", "LWT", "SWL", "load"),
    ...measures(undefined, "COP"),
  ],
  systems: [...texts("IGS", "COW", "ODME", "OWS"), ...measures("m3", "cotVolume")],
  engines: [
    ...texts("mainEngineMaker", "mainEngineModel"),
    ...measures("kW", "mainEnginePower"),
    ...texts("auxiliaryEngineMaker", "auxiliaryEngineModel"),
    ...measures("kW", "auxiliaryEnginePower"),
  ],
  machinery: texts(
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
    "paintMaker",
  ),
  bunkers: measures("m3", "bunkerCapacityMfo", "bunkerCapacityMdo", "bunkerCapacityHsd"),
  office: texts("planUpp", "costCenter", "SAP"),
};
