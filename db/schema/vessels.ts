import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { approvalPolicies } from "../enums/vessels";
import { createdAt, identity, instant } from "./columns";
import { lookups } from "./lookups";
import { divisions, vesselTypes } from "./positions";
import { operationAreas, payrollCategories } from "./rates";
import { users } from "./users";

/** A ship owner or client the company mans vessels for. */
export const principals = pgTable(
  "principals",
  {
    id: identity(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    name: text().notNull(),
    address: text(),
    email: text(),
    phone: text(),
    approvalPolicy: text({ enum: approvalPolicies }).notNull().default("all"),
    createdAt: createdAt(),
    createdBy: integer().references(() => users.id),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    version: integer().notNull().default(1),
    retiredAt: instant(),
  },
  (table) => [uniqueIndex("principals_name").on(table.divisionId, sql`lower(${table.name})`)],
);

const lookup = () => integer().references(() => lookups.id);
const measure = () => numeric({ precision: 14, scale: 3, mode: "number" });

export const vessels = pgTable(
  "vessels",
  {
    id: identity(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    name: text().notNull(),
    vesselTypeId: integer()
      .notNull()
      .references(() => vesselTypes.id),
    management: text().notNull(),
    principalId: integer().references(() => principals.id),
    vesselSizeId: lookup(),
    operationAreaId: integer().references(() => operationAreas.id),
    payrollCategoryId: integer().references(() => payrollCategories.id),
    technicalSuperintendentId: lookup(),
    technicalSuperintendentBackupId: lookup(),
    marineSuperintendentId: lookup(),
    marineSuperintendentBackupId: lookup(),
    designatedPersonAshoreId: lookup(),
    supervisor: text(),
    flag: text(),
    cargo: text(),
    fleet: text(),
    ownership: text(),
    callSign: text(),
    imoNumber: text(),
    class: text(),
    builder: text(),
    deliveryDate: date({ mode: "string" }),
    yearOfBuild: integer(),
    email: text(),
    phone: text(),
    loa: measure(),
    bmld: measure(),
    hmld: measure(),
    draft: measure(),
    dwt: measure(),
    grt: measure(),
    nrt: measure(),
    lwt: measure(),
    cop: measure(),
    swl: measure(),
    load: measure(),
    igs: text(),
    cow: text(),
    odme: text(),
    ows: text(),
    cotVolume: measure(),
    mainEngineMaker: text(),
    mainEngineModel: text(),
    mainEnginePower: measure(),
    auxiliaryEngineMaker: text(),
    auxiliaryEngineModel: text(),
    auxiliaryEnginePower: measure(),
    boilerMaker: text(),
    boilerModel: text(),
    compressorMaker: text(),
    compressorModel: text(),
    cargoOilPumpMaker: text(),
    cargoOilPumpModel: text(),
    fuelOilPurifierMaker: text(),
    fuelOilPurifierModel: text(),
    freshGeneratorMaker: text(),
    freshGeneratorModel: text(),
    bunkerMfo: measure(),
    bunkerMdo: measure(),
    bunkerHsd: measure(),
    paintMaker: text(),
    planUpp: text(),
    costCenter: text(),
    sap: text(),
    contract: text(),
    clusterYtd: text(),
    sts: boolean(),
    sire: boolean(),
    scrappedOn: date({ mode: "string" }),
    scrappedBy: integer().references(() => users.id),
    scrapReason: text(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(name || ' ' || coalesce(imo_number, '') || ' ' || coalesce(call_sign, '') || ' ' || coalesce(fleet, ''))`,
      ),
    createdAt: createdAt(),
    createdBy: integer().references(() => users.id),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("vessels_name").on(table.divisionId, sql`lower(${table.name})`),
    uniqueIndex("vessels_imo_number").on(table.imoNumber),
    check("vessels_imo_number_digits", sql`${table.imoNumber} ~ '^[0-9]{7}$'`),
    check("vessels_scrapped", sql`(${table.scrappedOn} is null) = (${table.scrapReason} is null)`),
    index("vessels_by_name").on(table.divisionId, table.scrappedOn, table.name, table.id),
    index().on(table.principalId),
    index("vessels_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
  ],
);
