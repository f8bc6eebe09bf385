import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { vessels } from "@/db/schema/vessels";
import { AppError } from "@/lib/platform/errors";
import type { VesselForm } from "./schema";

/** Serialise vessel saves until the transaction ends, so that no other save takes the same name or number. */
const serializeVesselSaves = (db: Transaction) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('vessels', 0))`);

/**
 * Require a unique name per division, ignoring case, and a unique IMO number.
 * @throws invalid on both fields at once
 */
export async function assertUnique(
  db: Transaction,
  divisionId: number,
  { vesselName, imoNumber }: VesselForm,
  vesselId: number | null,
) {
  await serializeVesselSaves(db);
  const sameName = and(eq(vessels.divisionId, divisionId), eq(sql`lower(${vessels.name})`, sql`lower(${vesselName})`));
  const sameNumber = imoNumber ? eq(vessels.imoNumber, imoNumber) : sql`false`;
  const conflictingVessels = await db
    .select({ hasName: sql<boolean>`${sameName}`, hasNumber: sql<boolean>`${sameNumber}` })
    .from(vessels)
    .where(and(or(sameName, sameNumber), vesselId === null ? undefined : ne(vessels.id, vesselId)));
  const problems = [
    ...(conflictingVessels.some(({ hasName }) => hasName)
      ? [{ path: "vesselName", message: "vessels.nameTaken" }]
      : []),
    ...(conflictingVessels.some(({ hasNumber }) => hasNumber)
      ? [{ path: "imoNumber", message: "vessels.imoTaken" }]
      : []),
  ];
  if (problems.length > 0) throw new AppError("invalid", "errors.invalid", {}, problems);
}

/** Map the form to the table's columns. */
export const columnsOf = (form: VesselForm) => ({
  name: form.vesselName,
  management: form.shipManagement,
  supervisor: form.SPV,
  flag: form.flag,
  cargo: form.cargo,
  fleet: form.fleet,
  ownership: form.ownership,
  callSign: form.callSign,
  imoNumber: form.imoNumber,
  class: form.class,
  builder: form.builder,
  email: form.email,
  phone: form.phone,
  deliveryDate: form.deliveryDate,
  yearOfBuild: form.yearOfBuild,
  loa: form.LOA,
  bmld: form.BMLD,
  hmld: form.HMLD,
  draft: form.draft,
  dwt: form.DWT,
  grt: form.GRT,
  nrt: form.NRT,
  lwt: form.LWT,
  cop: form.COP,
  swl: form.SWL,
  load: form.load,
  cotVolume: form.cotVolume,
  igs: form.IGS,
  cow: form.COW,
  odme: form.ODME,
  ows: form.OWS,
  mainEngineMaker: form.mainEngineMaker,
  mainEngineModel: form.mainEngineModel,
  mainEnginePower: form.mainEnginePower,
  auxiliaryEngineMaker: form.auxiliaryEngineMaker,
  auxiliaryEngineModel: form.auxiliaryEngineModel,
  auxiliaryEnginePower: form.auxiliaryEnginePower,
  boilerMaker: form.boilerMaker,
  boilerModel: form.boilerModel,
  compressorMaker: form.compressorMaker,
  compressorModel: form.compressorModel,
  cargoOilPumpMaker: form.cargoOilPumpMaker,
  cargoOilPumpModel: form.cargoOilPumpModel,
  fuelOilPurifierMaker: form.fuelOilPurifierMaker,
  fuelOilPurifierModel: form.fuelOilPurifierModel,
  freshGeneratorMaker: form.freshGeneratorMaker,
  freshGeneratorModel: form.freshGeneratorModel,
  bunkerMfo: form.bunkerCapacityMfo,
  bunkerMdo: form.bunkerCapacityMdo,
  bunkerHsd: form.bunkerCapacityHsd,
  paintMaker: form.paintMaker,
  planUpp: form.planUpp,
  costCenter: form.costCenter,
  sap: form.SAP,
  contract: form.contract,
  clusterYtd: form.clusterYtd,
  sts: form.STS,
  sire: form.SIRE,
});
