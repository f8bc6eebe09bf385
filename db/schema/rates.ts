import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { vatBases } from "../enums/contracts";
import { provinces, rateKinds, rateStates, socialProgrammes, terCategories } from "../enums/rates";
import { decimal, day, identity, instant, rupiah } from "./columns";
import { lookups } from "./lookups";
import { positions } from "./positions";
import { stamps, userId, users } from "./users";
import { companyRecord, personal } from "../personal";

/** Payroll categories of vessels. The lines of a slip depend on the documented number, so the numbers are fixed. */
export const payrollCategories = pgTable("payroll_categories", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

/** Trading areas; wages differ by area. */
export const operationAreas = pgTable(
  "operation_areas",
  { id: identity(), name: text().notNull(), nameId: text() },
  (table) => [uniqueIndex("operation_areas_name").on(sql`lower(${table.name})`)],
);

/**
 * A version of a rate table, valid from a day. A draft is verified by a user who is not among its authors, and never
 * changes after that: drizzle/0012_rates.sql refuses it.
 */
export const rateVersions = pgTable(
  "rate_versions",
  {
    id: identity(),
    kind: text({ enum: rateKinds }).notNull(),
    effectiveFrom: day().notNull(),
    source: text().notNull(),
    /** The source the verifier compared the rows with, such as a gazette; null when not given. */
    verifiedAgainst: text(),
    state: text({ enum: rateStates }).notNull().default("draft"),
    /** Checksum over the rows in canonical order, to prove that the verified rows are used. */
    checksum: text().notNull(),
    rowCount: integer().notNull().default(0),
    verifiedBy: userId(),
    verifiedAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("rate_versions_verified")
      .on(table.kind, table.effectiveFrom)
      .where(sql`${table.state} = 'verified'`),
    index().on(table.kind, table.effectiveFrom),
    check(
      "rate_versions_verification",
      sql`(${table.state} = 'verified') = (${table.verifiedBy} is not null) and (${table.verifiedBy} is null) = (${table.verifiedAt} is null)`,
    ),
  ],
);

const versionId = () =>
  integer()
    .notNull()
    .references(() => rateVersions.id, { onDelete: "cascade" });

/** The authors of a version, who may not verify it. */
export const rateAuthors = pgTable(
  "rate_authors",
  {
    versionId: versionId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.userId] })],
);

/** Monthly wages of a rank by area and payroll category. null: the category has no such line, which is not zero. */
export const salaryRates = pgTable(
  "salary_rates",
  {
    versionId: versionId(),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    operationAreaId: integer()
      .notNull()
      .references(() => operationAreas.id),
    payrollCategoryId: integer()
      .notNull()
      .references(() => payrollCategories.id),
    basicSalary: rupiah().notNull(),
    kpak: rupiah(),
    regionalAllowance: rupiah(),
    overseasAllowance: rupiah(),
    positionAllowance: rupiah(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.positionId, table.operationAreaId, table.payrollCategoryId] }),
    check(
      "salary_rates_amounts",
      sql`${table.basicSalary} > 0 and least(${table.kpak}, ${table.regionalAllowance}, ${table.overseasAllowance}, ${table.positionAllowance}, 0) = 0`,
    ),
  ],
);

/** Minimum monthly wage of a province by year. */
export const minimumWages = pgTable(
  "minimum_wages",
  {
    versionId: versionId(),
    province: text({ enum: provinces }).notNull(),
    year: integer().notNull(),
    amount: rupiah().notNull(),
    decree: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.province, table.year] }),
    check("minimum_wages_amount", sql`${table.amount} > 0`),
  ],
);

/** Minimum monthly wage of a city or regency by year, where it has its own. */
export const cityMinimumWages = pgTable(
  "city_minimum_wages",
  {
    versionId: versionId(),
    cityId: integer()
      .notNull()
      .references(() => lookups.id),
    year: integer().notNull(),
    amount: rupiah().notNull(),
    decree: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.cityId, table.year] }),
    index().on(table.cityId),
    check("city_minimum_wages_amount", sql`${table.amount} > 0`),
  ],
);

const grade = () => integer().notNull();

/** Daily allowance of a grade on the way to and from a Marine vessel; zero until the company sets it. */
export const accommodationRates = pgTable(
  "accommodation_rates",
  {
    versionId: versionId(),
    grade: grade(),
    mealAllowance: rupiah().notNull(),
    dailyAllowance: rupiah().notNull(),
    accommodation: rupiah().notNull(),
    localTransport: rupiah().notNull(),
    laundry: rupiah().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.grade] }),
    check("accommodation_rates_grade", sql`${table.grade} between 1 and 3`),
    check(
      "accommodation_rates_amounts",
      sql`least(${table.mealAllowance}, ${table.dailyAllowance}, ${table.accommodation}, ${table.localTransport}, ${table.laundry}) >= 0`,
    ),
  ],
);

/** Lump sum of a grade for the whole way to or from a Tanker vessel. */
export const lumpsumRates = pgTable(
  "lumpsum_rates",
  { versionId: versionId(), grade: grade(), lumpsum: rupiah().notNull() },
  (table) => [
    primaryKey({ columns: [table.versionId, table.grade] }),
    check("lumpsum_rates_grade", sql`${table.grade} between 1 and 3`),
    check("lumpsum_rates_amount", sql`${table.lumpsum} between 0 and 100000000`),
  ],
);

/** Hundredths of a per cent: 25 is 0.25 %. */
const basisPoints = () => integer();

/** Monthly effective tax rates (PP 58/2023): for gross pay above an amount, up to the next row's. */
export const terRates = pgTable(
  "ter_rates",
  {
    versionId: versionId(),
    terCategory: text({ enum: terCategories }).notNull(),
    above: rupiah().notNull(),
    rate: basisPoints().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.terCategory, table.above] }),
    check("ter_rates_amounts", sql`${table.above} >= 0 and ${table.rate} between 0 and 4999`),
  ],
);

/** Tax-free yearly income by status (PTKP), and the status's category of monthly rates. */
export const ptkpRates = pgTable(
  "ptkp_rates",
  {
    versionId: versionId(),
    code: text().notNull(),
    freeAmount: rupiah().notNull(),
    terCategory: text({ enum: terCategories }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.code] }),
    check("ptkp_rates_amount", sql`${table.freeAmount} > 0`),
  ],
);

/** Progressive tax rates (income tax law, article 17): for the part above an amount, up to the next row's. */
export const progressiveRates = pgTable(
  "progressive_rates",
  { versionId: versionId(), above: rupiah().notNull(), rate: basisPoints().notNull() },
  (table) => [
    primaryKey({ columns: [table.versionId, table.above] }),
    check("progressive_rates_amounts", sql`${table.above} >= 0 and ${table.rate} between 0 and 4999`),
  ],
);

/** Other parameters of the tax law, one row per version. */
export const taxParameters = pgTable(
  "tax_parameters",
  {
    versionId: versionId(),
    occupationalRate: basisPoints().notNull(),
    occupationalMonthly: rupiah().notNull(),
    roundedTo: rupiah().notNull(),
    missingNikRate: basisPoints().notNull(),
    foreignRate: basisPoints().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId] }),
    check("tax_parameters_amounts", sql`${table.occupationalMonthly} > 0 and ${table.roundedTo} > 0`),
    check(
      "tax_parameters_rates",
      sql`least(${table.occupationalRate}, ${table.missingNikRate}, ${table.foreignRate}) >= 0 and greatest(${table.occupationalRate}, ${table.missingNikRate}, ${table.foreignRate}) < 10000`,
    ),
  ],
);

/** Social security premiums; null for a missing payer or limit. */
export const socialSecurityRates = pgTable(
  "social_security_rates",
  {
    versionId: versionId(),
    programme: text({ enum: socialProgrammes }).notNull(),
    employerRate: basisPoints().notNull(),
    employeeRate: basisPoints(),
    cap: rupiah(),
    untilAge: integer(),
    foreignersAfterMonths: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.programme] }),
    check(
      "social_security_rates_rates",
      sql`${table.employerRate} between 0 and 9999 and coalesce(${table.employeeRate}, 0) between 0 and 9999`,
    ),
    check(
      "social_security_rates_limits",
      sql`coalesce(${table.cap}, 1) > 0 and coalesce(${table.untilAge}, 1) between 1 and 120 and coalesce(${table.foreignersAfterMonths}, 0) between 0 and 120`,
    ),
  ],
);

/**
 * Default fee and VAT in whole per cent for principals without a contract's own, with the VAT base; one row per
 * version.
 */
export const feeRates = pgTable(
  "fee_rates",
  {
    versionId: versionId(),
    feePercentage: decimal(5, 2).notNull(),
    vatPercentage: integer().notNull(),
    /** VAT base in twelfths: 11 since 2025, null for the whole. */
    vatTwelfths: integer().notNull().default(12),
    vatBase: text({ enum: vatBases }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId] }),
    check(
      "fee_rates_shares",
      sql`${table.feePercentage} between 1 and 100 and ${table.vatPercentage} between 0 and 100 and ${table.vatTwelfths} between 1 and 12`,
    ),
  ],
);

/** Weekly dollar rate of the Ministry of Finance in hundredths of a rupiah; one row per version. */
export const exchangeRates = pgTable(
  "exchange_rates",
  { versionId: versionId(), rupiahPerDollar: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.versionId] }),
    check("exchange_rates_sane", sql`${table.rupiahPerDollar} between 100000 and 10000000`),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(accommodationRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(cityMinimumWages, { by: [], export: companyRecord, erase: "keep" }),
  personal(exchangeRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(feeRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(lumpsumRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(minimumWages, { by: [], export: companyRecord, erase: "keep" }),
  personal(progressiveRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(ptkpRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(rateAuthors, { by: ["userId"], export: companyRecord, erase: "keep" }),
  personal(rateVersions, { by: ["verifiedBy", "createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(salaryRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(socialSecurityRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(taxParameters, { by: [], export: companyRecord, erase: "keep" }),
  personal(terRates, { by: [], export: companyRecord, erase: "keep" }),
];
