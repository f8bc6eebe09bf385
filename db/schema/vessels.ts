import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { approvalPolicies } from "../enums/vessels";
import { day, decimal, identity, instant } from "./columns";
import { lookupId } from "./lookups";
import { divisions, vesselTypes } from "./positions";
import { operationAreas, payrollCategories } from "./rates";
import { stamps, userId } from "./users";
import { companyRecord, personal } from "../personal";

/** A ship owner or client the company provides crew for. */
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
    /** Minimum combined years in rank of a tanker's officer pair; null for no requirement. */
    leastPairYears: integer(),
    isPairBlocking: boolean().notNull().default(false),
    ...stamps(),
    retiredAt: instant(),
  },
  (table) => [
    uniqueIndex("principals_name").on(table.divisionId, sql`lower(${table.name})`),
    check("principals_pair_years", sql`${table.leastPairYears} between 1 and 40`),
  ],
);

/** Contacts of a principal who may answer for it, with a substitute during absences. email is lower case. */
export const principalContacts = pgTable(
  "principal_contacts",
  {
    id: identity(),
    principalId: integer()
      .notNull()
      .references(() => principals.id),
    name: text().notNull(),
    email: text().notNull(),
    mayAnswer: boolean().notNull().default(true),
    /** The last day of an absence, during which the substitute is asked. */
    awayUntil: day(),
    standInId: integer().references((): AnyPgColumn => principalContacts.id),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("principal_contacts_one").on(table.principalId, table.email),
    index("principal_contacts_email").on(table.email),
    index("principal_contacts_stand_in").on(table.standInId),
    check("principal_contacts_away", sql`(${table.awayUntil} is null) = (${table.standInId} is null)`),
    check("principal_contacts_other", sql`${table.standInId} <> ${table.id}`),
  ],
);

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
    vesselSizeId: lookupId(),
    operationAreaId: integer().references(() => operationAreas.id),
    payrollCategoryId: integer().references(() => payrollCategories.id),
    technicalSuperintendentId: lookupId(),
    technicalSuperintendentBackupId: lookupId(),
    marineSuperintendentId: lookupId(),
    marineSuperintendentBackupId: lookupId(),
    designatedPersonAshoreId: lookupId(),
    supervisor: text(),
    flag: text(),
    cargo: text(),
    fleet: text(),
    ownership: text(),
    callSign: text(),
    imoNumber: text(),
    class: text(),
    builder: text(),
    deliveryDate: day(),
    yearOfBuild: integer(),
    email: text(),
    phone: text(),
    loa: decimal(14, 3),
    bmld: decimal(14, 3),
    hmld: decimal(14, 3),
    draft: decimal(14, 3),
    dwt: decimal(14, 3),
    grt: decimal(14, 3),
    nrt: decimal(14, 3),
    lwt: decimal(14, 3),
    cop: decimal(14, 3),
    swl: decimal(14, 3),
    load: decimal(14, 3),
    igs: text(),
    cow: text(),
    odme: text(),
    ows: text(),
    cotVolume: decimal(14, 3),
    mainEngineMaker: text(),
    mainEngineModel: text(),
    mainEnginePower: decimal(14, 3),
    auxiliaryEngineMaker: text(),
    auxiliaryEngineModel: text(),
    auxiliaryEnginePower: decimal(14, 3),
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
    bunkerMfo: decimal(14, 3),
    bunkerMdo: decimal(14, 3),
    bunkerHsd: decimal(14, 3),
    paintMaker: text(),
    planUpp: text(),
    costCenter: text(),
    sap: text(),
    contract: text(),
    clusterYtd: text(),
    sts: boolean(),
    sire: boolean(),
    scrappedOn: day(),
    scrappedBy: userId(),
    scrapReason: text(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`public.search_text(name || ' ' || coalesce(imo_number, '') || ' ' || coalesce(call_sign, '') || ' ' || coalesce(fleet, ''))`,
      ),
    ...stamps(),
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

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(principalContacts, {
    by: ["name", "email", "createdBy", "updatedBy"],
    export: { why: "people of a principal, by name and address of their company; no seafarer is among them" },
    erase: "keep",
  }),
  personal(principals, { by: ["email", "phone", "createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(vessels, {
    by: ["email", "phone", "scrappedBy", "createdBy", "updatedBy"],
    export: companyRecord,
    erase: "keep",
  }),
];
