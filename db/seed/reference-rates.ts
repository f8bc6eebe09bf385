import { eq } from "drizzle-orm";
import { checksumOf } from "@/lib/features/rates/checksum.rules";
import type { Executor } from "../client";
import { minimumWages, operationAreas, payrollCategories, rateVersions } from "../schema/rates";
import { minimumWagesFrom, minimumWagesSource, minimumWages as wageSeeds } from "./reference/minimum-wages";
import { operationAreas as areaSeeds, payrollCategories as categorySeeds } from "./reference/rates";

/** Adds the minimum wages that come with the product, as a draft: they count once somebody has compared them with the decrees. Nothing where there are versions already. */
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

/** Adds payroll categories and operation areas that are missing, and the first minimum wages. */
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
  return categories.length + areas.length + (await seedMinimumWages(db, now));
}
