import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { assignments } from "@/db/schema/manning";
import { lookups } from "@/db/schema/lookups";
import { vesselTypes } from "@/db/schema/positions";
import { operationAreas, payrollCategories } from "@/db/schema/rates";
import { fullNameOf, users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import type { Actor } from "@/lib/access/actor";
import { leftVesselWhere } from "../on-board/queries";
import { manningColumns } from "../on-board.queries";
import { newestRoute, newestVoyage } from "../location.queries";
import { visibleTo } from "../queries";
import { vacantSeats } from "../vacancies.queries";

const sizes = alias(lookups, "sizes");
const technical = alias(lookups, "technical");
const technicalBackup = alias(lookups, "technical_backup");
const marine = alias(lookups, "marine");
const marineBackup = alias(lookups, "marine_backup");
const ashore = alias(lookups, "ashore");
const editors = alias(users, "editors");
const scrappers = alias(users, "scrappers");

/** Vessel particulars under their documented names. D2 §3 */
const particulars = {
  vesselName: vessels.name,
  shipManagement: vessels.management,
  management: vessels.management,
  principalId: vessels.principalId,
  principal: principals.name,
  vesselSizeId: vessels.vesselSizeId,
  vesselSize: sizes.name,
  operationAreaId: vessels.operationAreaId,
  operationArea: operationAreas.name,
  payrollCategoryId: vessels.payrollCategoryId,
  payrollCategory: payrollCategories.name,
  technicalSuperintendentId: vessels.technicalSuperintendentId,
  technicalSuperintendent: technical.name,
  technicalSuperintendentBackupId: vessels.technicalSuperintendentBackupId,
  technicalSuperintendentBackup: technicalBackup.name,
  marineSuperintendentId: vessels.marineSuperintendentId,
  marineSuperintendent: marine.name,
  marineSuperintendentBackupId: vessels.marineSuperintendentBackupId,
  marineSuperintendentBackup: marineBackup.name,
  designatedPersonAshoreId: vessels.designatedPersonAshoreId,
  designatedPersonAshore: ashore.name,
  SPV: vessels.supervisor,
  flag: vessels.flag,
  cargo: vessels.cargo,
  fleet: vessels.fleet,
  ownership: vessels.ownership,
  callSign: vessels.callSign,
  imoNumber: vessels.imoNumber,
  class: vessels.class,
  builder: vessels.builder,
  email: vessels.email,
  phone: vessels.phone,
  deliveryDate: vessels.deliveryDate,
  yearOfBuild: vessels.yearOfBuild,
  LOA: vessels.loa,
  BMLD: vessels.bmld,
  HMLD: vessels.hmld,
  draft: vessels.draft,
  DWT: vessels.dwt,
  GRT: vessels.grt,
  NRT: vessels.nrt,
  LWT: vessels.lwt,
  COP: vessels.cop,
  SWL: vessels.swl,
  load: vessels.load,
  cotVolume: vessels.cotVolume,
  IGS: vessels.igs,
  COW: vessels.cow,
  ODME: vessels.odme,
  OWS: vessels.ows,
  mainEngineMaker: vessels.mainEngineMaker,
  mainEngineModel: vessels.mainEngineModel,
  mainEnginePower: vessels.mainEnginePower,
  auxiliaryEngineMaker: vessels.auxiliaryEngineMaker,
  auxiliaryEngineModel: vessels.auxiliaryEngineModel,
  auxiliaryEnginePower: vessels.auxiliaryEnginePower,
  boilerMaker: vessels.boilerMaker,
  boilerModel: vessels.boilerModel,
  compressorMaker: vessels.compressorMaker,
  compressorModel: vessels.compressorModel,
  cargoOilPumpMaker: vessels.cargoOilPumpMaker,
  cargoOilPumpModel: vessels.cargoOilPumpModel,
  fuelOilPurifierMaker: vessels.fuelOilPurifierMaker,
  fuelOilPurifierModel: vessels.fuelOilPurifierModel,
  freshGeneratorMaker: vessels.freshGeneratorMaker,
  freshGeneratorModel: vessels.freshGeneratorModel,
  bunkerCapacityMfo: vessels.bunkerMfo,
  bunkerCapacityMdo: vessels.bunkerMdo,
  bunkerCapacityHsd: vessels.bunkerHsd,
  paintMaker: vessels.paintMaker,
  planUpp: vessels.planUpp,
  costCenter: vessels.costCenter,
  SAP: vessels.sap,
  contract: vessels.contract,
  clusterYtd: vessels.clusterYtd,
  STS: vessels.sts,
  SIRE: vessels.sire,
};

const countOf = (from: SQL) => sql<number>`(select count(*)::int from ${from})`;

/**
 * Select a vessel with all particulars if the actor may see it, in one query.
 * @param today yyyy-MM-dd in Asia/Jakarta
 */
export async function findVessel(db: Executor, actor: Actor, vesselId: number, today: string) {
  const voyage = newestVoyage(db);
  const route = newestRoute(db);
  const [row] = await db
    .select({
      ...particulars,
      id: vessels.id,
      divisionId: vessels.divisionId,
      version: vessels.version,
      vesselTypeId: vessels.vesselTypeId,
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      currentLocation: voyage.port,
      navigationStatus: voyage.navigationStatus,
      navigationStatusNameId: voyage.navigationStatusNameId,
      locationRecordedAt: voyage.recordedAt,
      origin: route.origin,
      destination: route.destination,
      scrappedOn: vessels.scrappedOn,
      scrapReason: vessels.scrapReason,
      scrappedByName: fullNameOf(scrappers),
      createdAt: vessels.createdAt,
      updatedAt: vessels.updatedAt,
      updatedByName: fullNameOf(editors),
      ...manningColumns,
      vacantSeats,
      crewHistory: countOf(sql`${assignments} where ${leftVesselWhere(vessels.id, actor, today)}`),
      voyageLog: countOf(sql`${voyageEntries} where ${voyageEntries.vesselId} = ${vessels.id}`),
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoin(operationAreas, eq(operationAreas.id, vessels.operationAreaId))
    .leftJoin(payrollCategories, eq(payrollCategories.id, vessels.payrollCategoryId))
    .leftJoin(sizes, eq(sizes.id, vessels.vesselSizeId))
    .leftJoin(technical, eq(technical.id, vessels.technicalSuperintendentId))
    .leftJoin(technicalBackup, eq(technicalBackup.id, vessels.technicalSuperintendentBackupId))
    .leftJoin(marine, eq(marine.id, vessels.marineSuperintendentId))
    .leftJoin(marineBackup, eq(marineBackup.id, vessels.marineSuperintendentBackupId))
    .leftJoin(ashore, eq(ashore.id, vessels.designatedPersonAshoreId))
    .leftJoin(editors, eq(editors.id, vessels.updatedBy))
    .leftJoin(scrappers, eq(scrappers.id, vessels.scrappedBy))
    .leftJoinLateral(voyage, sql`true`)
    .leftJoinLateral(route, sql`true`)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
  return row;
}
