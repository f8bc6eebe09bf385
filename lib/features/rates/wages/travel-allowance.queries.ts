import { asc, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { accommodationRates, lumpsumRates } from "@/db/schema/rates";
import { inForceId } from "../queries";

const selectGrades = preparedQuery(
  (db, date: string) => {
    const version = inForceId(db, "accommodation-marine", date);
    return db
      .select({ version: { id: version.id, effectiveFrom: version.effectiveFrom }, rate: accommodationRates })
      .from(version)
      .innerJoin(accommodationRates, eq(accommodationRates.versionId, version.id))
      .orderBy(asc(accommodationRates.grade));
  },
  (date) => date,
);
/** Return Marine's daily rates by grade on a day; null without a version in force: missing never means zero. */
export async function gradeTableOn(db: Executor, date: string) {
  const rows = await selectGrades(db, {}, date);
  const [first] = rows;
  return first
    ? {
        rateVersionId: first.version.id,
        effectiveFrom: first.version.effectiveFrom,
        grades: rows.map(({ rate }) => rate),
      }
    : null;
}

const selectLumpsums = preparedQuery(
  (db, date: string) => {
    const version = inForceId(db, "accommodation-tanker", date);
    return db
      .select({ version: { id: version.id, effectiveFrom: version.effectiveFrom }, rate: lumpsumRates })
      .from(version)
      .innerJoin(lumpsumRates, eq(lumpsumRates.versionId, version.id))
      .orderBy(asc(lumpsumRates.grade));
  },
  (date) => date,
);
/** Return Tanker's lump sums by grade on a day; null without a version in force. */
export async function lumpsumTableOn(db: Executor, date: string) {
  const rows = await selectLumpsums(db, {}, date);
  const [first] = rows;
  return first
    ? {
        rateVersionId: first.version.id,
        effectiveFrom: first.version.effectiveFrom,
        grades: rows.map(({ rate }) => rate),
      }
    : null;
}
