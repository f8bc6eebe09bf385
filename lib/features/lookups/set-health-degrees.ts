import { and, asc, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { lookups } from "@/db/schema/lookups";
import { AppError, notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { fitnessOf, isOfScale } from "./health-degree.rules";
import { degreesSet, setDegreesInput } from "./schema";

/**
 * Set the fitness of health degrees. Stored results stay, and degrees of the standard scale are fixed. product 5.13c
 * @throws not-found for an unknown or standard degree, conflict on a concurrent change
 */
export const setHealthDegrees = write({
  name: "lookups.set-degrees",
  access: "lookups:approve",
  input: setDegreesInput,
  output: degreesSet,
  async run({ db, audit, unchanged }, { degrees }) {
    const settingsById = new Map(degrees.map((degree) => [degree.id, degree]));
    const rows = await db
      .select()
      .from(lookups)
      .where(and(eq(lookups.kind, "mcu-health-status-degree"), anyOf(lookups.id, [...settingsById.keys()])))
      .orderBy(asc(lookups.id))
      .for("update");
    if (rows.length !== settingsById.size || rows.some(({ code }) => isOfScale(code)))
      throw notFound("lookups.degreeUnknown");
    const changes = rows.flatMap(({ id, name, code }) => {
      const { seen = null, fitness = null } = settingsById.get(id) ?? {};
      if (seen === fitness) return [];
      if (fitnessOf(code) !== seen) throw new AppError("conflict", "lookups.degreeChanged", { name });
      return [{ id, name, before: code, after: fitness }];
    });
    for (const { id, name, before, after } of changes) {
      await db.update(lookups).set({ code: after }).where(eq(lookups.id, id));
      audit({ subject: id, before: { name, code: before }, after: { name, code: after } });
    }
    if (changes.length === 0) unchanged();
    return { set: changes.length };
  },
});
