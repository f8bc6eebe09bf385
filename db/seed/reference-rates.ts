import { eq } from "drizzle-orm";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Cells } from "@/lib/features/rates/kinds.rules";
import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";
import type { Executor } from "../client";
import {
  accommodationRates,
  lumpsumRates,
  minimumWages,
  operationAreas,
  payrollCategories,
  rateVersions,
} from "../schema/rates";
import { minimumWagesFrom, minimumWagesSource, minimumWages as wageSeeds } from "./reference/minimum-wages";
import { seedFees, seedSocialSecurity, seedTax } from "./reference-tax";
import { lumpsumGrades } from "../enums/scheduling";
import { operationAreas as areaSeeds, payrollCategories as categorySeeds } from "./reference/rates";

const accommodationSource = "To be entered: what the company pays for travel to and from a vessel";

/** Add the delivered minimum wages as a draft, valid after verification. Skipped where versions exist. */
async function seedMinimumWages(db: Executor, now: Date) {
  if ((await db.$count(rateVersions, eq(rateVersions.kind, "minimum-wages"))) > 0) return 0;
  const year = Number(minimumWagesFrom.slice(0, 4));
  const rows = wageSeeds.map(([province, amount, decree]) => ({ province, year, amount, decree }));
  const kind = "minimum-wages";
  const draft = { kind, effectiveFrom: minimumWagesFrom, source: minimumWagesSource } as const;
  const [version] = await db
    .insert(rateVersions)
    .values({ ...draft, checksum: checksumOf(kind, rows), rowCount: rows.length, createdAt: now, updatedAt: now })
    .returning({ versionId: rateVersions.id });
  if (!version) throw new Error("minimum wages were not stored");
  await db.insert(minimumWages).values(rows.map((row) => ({ ...row, ...version })));
  return rows.length;
}

const zeros = { mealAllowance: 0, dailyAllowance: 0, accommodation: 0, localTransport: 0, laundry: 0 };

async function seedZeros(
  db: Executor,
  now: Date,
  kind: "accommodation-marine" | "accommodation-tanker",
  rows: Cells[],
) {
  if ((await db.$count(rateVersions, eq(rateVersions.kind, kind))) > 0) return null;
  const draft = { kind, effectiveFrom: `${dayOf(now).slice(0, 4)}-01-01`, source: accommodationSource } as const;
  const [version] = await db
    .insert(rateVersions)
    .values({ ...draft, checksum: checksumOf(kind, rows), rowCount: rows.length, createdAt: now, updatedAt: now })
    .returning({ versionId: rateVersions.id });
  return version ?? null;
}

/**
 * Add travel allowances of both divisions as drafts of zero. The company sets the amounts, valid after verification.
 */
async function seedAccommodation(db: Executor, now: Date) {
  const bases = lumpsumGrades.map((grade) => ({ grade, ...zeros }));
  const sums = lumpsumGrades.map((grade) => ({ grade, lumpsum: 0 }));
  const marine = await seedZeros(db, now, "accommodation-marine", bases);
  if (marine) await db.insert(accommodationRates).values(bases.map((row) => ({ ...row, ...marine })));
  const tanker = await seedZeros(db, now, "accommodation-tanker", sums);
  if (tanker) await db.insert(lumpsumRates).values(sums.map((row) => ({ ...row, ...tanker })));
  return (marine ? bases.length : 0) + (tanker ? sums.length : 0);
}

/**
 * Add missing payroll categories and operation areas, and the first minimum wages, taxes, premiums, fee, VAT and zero
 * travel allowances.
 */
export async function seedRates(db: Executor, now: Date) {
  const categories = await db
    .insert(payrollCategories)
    .values(categorySeeds.map(([id, name]) => ({ id, name })))
    .onConflictDoNothing()
    .returning();
  const areas = await db
    .insert(operationAreas)
    .values(areaSeeds.map(([name, nameId]) => ({ name, nameId })))
    .onConflictDoNothing()
    .returning();
  return (
    categories.length +
    areas.length +
    (await seedMinimumWages(db, now)) +
    (await seedAccommodation(db, now)) +
    (await seedTax(db, now)) +
    (await seedSocialSecurity(db, now)) +
    (await seedFees(db, now))
  );
}
