import type { Executor } from "../client";
import { operationAreas, payrollCategories } from "../schema/rates";
import { operationAreas as areaSeeds, payrollCategories as categorySeeds } from "./reference/rates";

/** Adds payroll categories and operation areas that are missing. */
export async function seedRates(db: Executor) {
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
  return categories.length + areas.length;
}
