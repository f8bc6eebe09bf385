import { asc, desc, eq, isNotNull, sql, type AnyColumn } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { vatBases } from "@/db/enums/contracts";
import { provinces, socialProgrammes, terCategories, type RateKind } from "@/db/enums/rates";
import { lumpsumGrades } from "@/db/enums/scheduling";
import { inNameOrder } from "@/db/schema/columns";
import { lookups } from "@/db/schema/lookups";
import { positions, vesselTypes } from "@/db/schema/positions";
import {
  accommodationRates,
  cityMinimumWages,
  exchangeRates,
  feeRates,
  lumpsumRates,
  minimumWages,
  operationAreas,
  payrollCategories,
  progressiveRates,
  ptkpRates,
  salaryRates,
  socialSecurityRates,
  taxParameters,
  terRates,
} from "@/db/schema/rates";
import { ujbmRates } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { plainName } from "@/lib/platform/names";
import { columnsOf, type Cells } from "../kinds.rules";
import type { OptionIndex } from "./parse-rows.rules";

type Stored = Cells & { versionId: number };

const inVersions = (column: AnyColumn) => sql`${column} = any(${sql.placeholder("versionIds")})`;
const salaries = preparedQuery((db) =>
  db
    .select({ rate: salaryRates })
    .from(salaryRates)
    .innerJoin(positions, eq(positions.id, salaryRates.positionId))
    .where(inVersions(salaryRates.versionId))
    .orderBy(asc(salaryRates.payrollCategoryId), asc(salaryRates.operationAreaId), asc(positions.seniority)),
);
const wages = preparedQuery((db) =>
  db.select().from(minimumWages).where(inVersions(minimumWages.versionId)).orderBy(desc(minimumWages.year)),
);
const cityWages = preparedQuery((db) =>
  db
    .select({ rate: cityMinimumWages })
    .from(cityMinimumWages)
    .innerJoin(lookups, eq(lookups.id, cityMinimumWages.cityId))
    .where(inVersions(cityMinimumWages.versionId))
    .orderBy(desc(cityMinimumWages.year), asc(inNameOrder(lookups.name)), asc(lookups.id)),
);
const socialSecurity = preparedQuery((db) =>
  db.select().from(socialSecurityRates).where(inVersions(socialSecurityRates.versionId)),
);
const provisions = preparedQuery((db) =>
  db
    .select({ rate: ujbmRates })
    .from(ujbmRates)
    .leftJoin(vessels, eq(vessels.id, ujbmRates.vesselId))
    .leftJoin(vesselTypes, eq(vesselTypes.id, ujbmRates.vesselTypeId))
    .where(inVersions(ujbmRates.versionId))
    .orderBy(isNotNull(ujbmRates.vesselId), sql`${vesselTypes.name} nulls first`, asc(vessels.name)),
);

/** Select rows of versions in reading order. */
const selectRows: Record<RateKind, (db: Executor, query: { versionIds: number[] }) => Promise<Stored[]>> = {
  "salary-matrix": async (db, request) => (await salaries(db, request)).map(({ rate }) => rate),
  "minimum-wages": async (db, request) => {
    const rows = await wages(db, request);
    const place = (row: (typeof rows)[number]) => provinces.indexOf(row.province);
    return rows.toSorted((one, other) => other.year - one.year || place(one) - place(other));
  },
  "accommodation-marine": preparedQuery((db) =>
    db
      .select()
      .from(accommodationRates)
      .where(inVersions(accommodationRates.versionId))
      .orderBy(asc(accommodationRates.grade)),
  ),
  "accommodation-tanker": preparedQuery((db) =>
    db.select().from(lumpsumRates).where(inVersions(lumpsumRates.versionId)).orderBy(asc(lumpsumRates.grade)),
  ),
  ter: preparedQuery((db) =>
    db
      .select()
      .from(terRates)
      .where(inVersions(terRates.versionId))
      .orderBy(asc(terRates.terCategory), asc(terRates.above)),
  ),
  ptkp: preparedQuery((db) =>
    db
      .select()
      .from(ptkpRates)
      .where(inVersions(ptkpRates.versionId))
      .orderBy(asc(ptkpRates.terCategory), asc(ptkpRates.freeAmount), asc(ptkpRates.code)),
  ),
  "progressive-tax": preparedQuery((db) =>
    db
      .select()
      .from(progressiveRates)
      .where(inVersions(progressiveRates.versionId))
      .orderBy(asc(progressiveRates.above)),
  ),
  "tax-parameters": preparedQuery((db) => db.select().from(taxParameters).where(inVersions(taxParameters.versionId))),
  bpjs: async (db, request) => {
    const rows = await socialSecurity(db, request);
    const place = (row: (typeof rows)[number]) => socialProgrammes.indexOf(row.programme);
    return rows.toSorted((one, other) => place(one) - place(other));
  },
  ujbm: async (db, request) => (await provisions(db, request)).map(({ rate: { id: _, ...rate } }) => rate),
  "fees-and-vat": preparedQuery((db) => db.select().from(feeRates).where(inVersions(feeRates.versionId))),
  "exchange-rate": preparedQuery((db) => db.select().from(exchangeRates).where(inVersions(exchangeRates.versionId))),
  "city-minimum-wages": async (db, request) => (await cityWages(db, request)).map(({ rate }) => rate),
};

/** Insert rows parsed by parseRows, which have every column of their kind. */
const insertRows: Record<RateKind, (db: Transaction, rows: Stored[]) => Promise<unknown>> = {
  "salary-matrix": (db, rows) => db.insert(salaryRates).values(rows as (typeof salaryRates.$inferInsert)[]),
  "minimum-wages": (db, rows) => db.insert(minimumWages).values(rows as (typeof minimumWages.$inferInsert)[]),
  "accommodation-marine": (db, rows) =>
    db.insert(accommodationRates).values(rows as (typeof accommodationRates.$inferInsert)[]),
  "accommodation-tanker": (db, rows) => db.insert(lumpsumRates).values(rows as (typeof lumpsumRates.$inferInsert)[]),
  ter: (db, rows) => db.insert(terRates).values(rows as (typeof terRates.$inferInsert)[]),
  ptkp: (db, rows) => db.insert(ptkpRates).values(rows as (typeof ptkpRates.$inferInsert)[]),
  "progressive-tax": (db, rows) => db.insert(progressiveRates).values(rows as (typeof progressiveRates.$inferInsert)[]),
  "tax-parameters": (db, rows) => db.insert(taxParameters).values(rows as (typeof taxParameters.$inferInsert)[]),
  bpjs: (db, rows) => db.insert(socialSecurityRates).values(rows as (typeof socialSecurityRates.$inferInsert)[]),
  ujbm: (db, rows) => db.insert(ujbmRates).values(rows as (typeof ujbmRates.$inferInsert)[]),
  "fees-and-vat": (db, rows) => db.insert(feeRates).values(rows as (typeof feeRates.$inferInsert)[]),
  "exchange-rate": (db, rows) => db.insert(exchangeRates).values(rows as (typeof exchangeRates.$inferInsert)[]),
  "city-minimum-wages": (db, rows) =>
    db.insert(cityMinimumWages).values(rows as (typeof cityMinimumWages.$inferInsert)[]),
};
const tableOf = {
  "salary-matrix": salaryRates,
  "minimum-wages": minimumWages,
  "accommodation-marine": accommodationRates,
  "accommodation-tanker": lumpsumRates,
  ter: terRates,
  ptkp: ptkpRates,
  "progressive-tax": progressiveRates,
  "tax-parameters": taxParameters,
  bpjs: socialSecurityRates,
  ujbm: ujbmRates,
  "fees-and-vat": feeRates,
  "exchange-rate": exchangeRates,
  "city-minimum-wages": cityMinimumWages,
};

/** Load the rows of versions with only the columns of the kind. */
export async function versionRowsOf(db: Executor, kind: RateKind, versionIds: number[]): Promise<Map<number, Cells[]>> {
  const rowsByVersion = new Map<number, Cells[]>(versionIds.map((id) => [id, []]));
  for (const row of await selectRows[kind](db, { versionIds })) {
    const cells: Cells = {};
    for (const { name } of columnsOf[kind]) cells[name] = row[name] ?? null;
    rowsByVersion.get(row.versionId)?.push(cells);
  }
  return rowsByVersion;
}

/** Replace the rows of a draft. */
export async function replaceVersionRows(db: Transaction, kind: RateKind, versionId: number, rows: readonly Cells[]) {
  await db.delete(tableOf[kind]).where(eq(tableOf[kind].versionId, versionId));
  if (rows.length > 0)
    await insertRows[kind](
      db,
      rows.map((row) => ({ ...row, versionId })),
    );
}

const byId = (rows: { id: number | string }[]) => new Map(rows.map(({ id }) => [String(id), id]));

const noOptions = (): OptionIndex => ({
  position: new Map(),
  area: new Map(),
  category: new Map(),
  city: new Map(),
  province: new Map(provinces.map((code) => [plainName(code), code])),
  grade: byId(lumpsumGrades.map((id) => ({ id }))),
  vessel: new Map(),
  type: new Map(),
  terCategory: new Map(terCategories.map((name) => [plainName(name), name])),
  programme: new Map(socialProgrammes.map((name) => [plainName(name), name])),
  vatBase: new Map(vatBases.map((name) => [plainName(name), name])),
});

/** Load the options rows may refer to, by id. Ranks, vessels and types are Marine's, like the rates. */
export async function loadOptionIndex(db: Executor, kind: RateKind): Promise<OptionIndex> {
  if (kind === "ujbm") {
    const [fleet, types] = await Promise.all([
      db.select({ id: vessels.id }).from(vessels).where(eq(vessels.divisionId, 1)),
      db.select({ id: vesselTypes.id }).from(vesselTypes).where(eq(vesselTypes.divisionId, 1)),
    ]);
    return { ...noOptions(), vessel: byId(fleet), type: byId(types) };
  }
  if (kind === "city-minimum-wages")
    return {
      ...noOptions(),
      city: byId(await db.select({ id: lookups.id }).from(lookups).where(eq(lookups.kind, "city"))),
    };
  if (kind !== "salary-matrix") return noOptions();
  const [ranks, areas, categories] = await Promise.all([
    db.select({ id: positions.id }).from(positions).where(eq(positions.divisionId, 1)),
    db.select({ id: operationAreas.id }).from(operationAreas),
    db.select({ id: payrollCategories.id }).from(payrollCategories),
  ]);
  return { ...noOptions(), position: byId(ranks), area: byId(areas), category: byId(categories) };
}
