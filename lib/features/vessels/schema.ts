import { z } from "zod";
import { vesselTabs } from "@/db/enums/vessels";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, divisionNumber, recordId, listOfValues } from "@/lib/platform/validation";

export const id = recordId;

export const vesselActions = [
  "update",
  "move-to-scrap",
  "add-voyage",
  "export-crew-list",
  "export-crew-matrix",
] as const;
export type VesselAction = (typeof vesselActions)[number];

const vesselSorts = ["name", "type", "location", "principal", "crewOnBoard", "status"] as const;
export type VesselSort = (typeof vesselSorts)[number];

export const listVesselsInput = z.object({
  ...listInput(10),
  tab: z.enum(vesselTabs).default("in-operation"),
  divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
  principalId: listOfValues(id),
  vesselType: listOfValues(id),
  /** Only vessels with a vacant seat. */
  vacant: z.preprocess((value) => value === true || value === "true", z.boolean()).default(false),
  sort: z.enum(vesselSorts).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

const name = z.string().nullable();
const optionId = z.number().nullable();
const amount = z.number().nullable();

/** The location from the newest voyage entry. */
const locationFields = {
  currentLocation: name,
  navigationStatus: name,
  navigationStatusNameId: name,
  locationRecordedAt: z.date().nullable(),
};

const listed = {
  id: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  vesselTypeId: z.number(),
  status: z.enum(vesselTabs),
  ...locationFields,
  principalId: optionId,
  principal: name,
  flag: name,
  imoNumber: name,
  callSign: name,
  scrappedOn: name,
};

/** Crew counts of a vessel: people on board, those in handover, and seats. */
export const manning = { crewOnBoard: z.number(), inHandover: z.number(), seats: z.number() };
export type Manning = { crewOnBoard: number; inHandover: number; seats: number };

/** A vacant seat. */
export const vacantSeat = z.object({
  vesselCrewId: z.number(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
});
export type VacantSeat = z.output<typeof vacantSeat>;

const vesselRow = z.object({
  ...listed,
  ...manning,
  vacantSeats: z.array(vacantSeat),
});
export type VesselRow = z.output<typeof vesselRow>;
export const vesselPage = pageOf(vesselRow).extend({
  counts: z.record(z.enum(vesselTabs), z.number()),
  /** Total without keyword and filters; null when the list is not filtered. */
  outOf: z.number().nullable(),
});

/** A vessel by id; some callers send vesselId. */
export const vesselId = z.preprocess((input) => {
  const body: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
  return { ...body, id: body.id ?? body.vesselId };
}, z.object({ id }));

export const vesselDetail = z.object({
  ...listed,
  version: z.number(),
  divisionId: z.number(),
  allowedActions: z.array(z.enum(vesselActions)),
  counts: z.object({ ...manning, crewHistory: z.number(), voyageLog: z.number() }),
  vacantSeats: z.array(vacantSeat),
  origin: name,
  destination: name,
  age: amount,
  warnings: z.array(z.string()),
  scrapReason: name,
  scrappedByName: name,
  createdAt: z.date(),
  updatedAt: z.date(),
  updatedByName: name,
  shipManagement: z.string(),
  management: z.string(),
  vesselSizeId: optionId,
  vesselSize: name,
  operationAreaId: optionId,
  operationArea: name,
  payrollCategoryId: optionId,
  payrollCategory: name,
  technicalSuperintendentId: optionId,
  technicalSuperintendent: name,
  technicalSuperintendentBackupId: optionId,
  technicalSuperintendentBackup: name,
  marineSuperintendentId: optionId,
  marineSuperintendent: name,
  marineSuperintendentBackupId: optionId,
  marineSuperintendentBackup: name,
  designatedPersonAshoreId: optionId,
  designatedPersonAshore: name,
  SPV: name,
  cargo: name,
  fleet: name,
  ownership: name,
  class: name,
  builder: name,
  email: name,
  phone: name,
  deliveryDate: name,
  yearOfBuild: amount,
  LOA: amount,
  BMLD: amount,
  HMLD: amount,
  draft: amount,
  DWT: amount,
  GRT: amount,
  NRT: amount,
  LWT: amount,
  COP: amount,
  SWL: amount,
  load: amount,
  cotVolume: amount,
  IGS: name,
  COW: name,
  ODME: name,
  OWS: name,
  mainEngineMaker: name,
  mainEngineModel: name,
  mainEnginePower: amount,
  auxiliaryEngineMaker: name,
  auxiliaryEngineModel: name,
  auxiliaryEnginePower: amount,
  boilerMaker: name,
  boilerModel: name,
  compressorMaker: name,
  compressorModel: name,
  cargoOilPumpMaker: name,
  cargoOilPumpModel: name,
  fuelOilPurifierMaker: name,
  fuelOilPurifierModel: name,
  freshGeneratorMaker: name,
  freshGeneratorModel: name,
  bunkerCapacityMfo: amount,
  bunkerCapacityMdo: amount,
  bunkerCapacityHsd: amount,
  paintMaker: name,
  planUpp: name,
  costCenter: name,
  SAP: name,
  contract: name,
  clusterYtd: name,
  STS: z.boolean().nullable(),
  SIRE: z.boolean().nullable(),
});
export type VesselDetail = z.output<typeof vesselDetail>;

/** A vessel's summary: vacant seats, and next joiners as far as the user may see them. */
export const vesselPreview = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  principalId: z.number().nullable(),
  principal: z.string().nullable(),
  currentLocation: z.string().nullable(),
  locationRecordedAt: z.date().nullable(),
  scrappedOn: z.string().nullable(),
  ...manning,
  vacantSeats: z.array(vacantSeat),
  joiners: z
    .array(
      z.object({
        crewId: z.number(),
        fullName: z.string(),
        jobPositionName: z.string(),
        jobPositionNameId: z.string(),
        startDate: z.string(),
        daysToJoin: z.number(),
      }),
    )
    .nullable(),
});
export type VesselPreview = z.output<typeof vesselPreview>;
