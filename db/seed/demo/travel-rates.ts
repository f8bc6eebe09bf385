import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";
import type { Cells } from "@/lib/features/rates/kinds.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Executor } from "../../client";
import { accommodationRates, lumpsumRates, rateAuthors, rateVersions } from "../../schema/rates";

/** What the demo pays for travel a day, by grade: invented. */
export const demoBases = [
  {
    grade: 1,
    mealAllowance: 150_000,
    dailyAllowance: 200_000,
    accommodation: 450_000,
    localTransport: 150_000,
    laundry: 50_000,
  },
  {
    grade: 2,
    mealAllowance: 125_000,
    dailyAllowance: 150_000,
    accommodation: 350_000,
    localTransport: 125_000,
    laundry: 40_000,
  },
  {
    grade: 3,
    mealAllowance: 100_000,
    dailyAllowance: 100_000,
    accommodation: 275_000,
    localTransport: 100_000,
    laundry: 30_000,
  },
];
const demoSums = [
  { grade: 1, lumpsum: 3_500_000 },
  { grade: 2, lumpsum: 2_750_000 },
  { grade: 3, lumpsum: 2_000_000 },
];

type By = { author: number; verifier: number; now: Date };

async function version(
  db: Executor,
  kind: "accommodation-marine" | "accommodation-tanker",
  rows: Cells[],
  { author, now }: By,
) {
  const effectiveFrom = `${Number(dayOf(now).slice(0, 4)) - 2}-01-01`;
  const [row] = await db
    .insert(rateVersions)
    .values({
      kind,
      effectiveFrom,
      source: "Demo figures, not a real decision: travel allowances of the demo company",
      checksum: checksumOf(kind, rows),
      rowCount: rows.length,
      createdAt: new Date(`${effectiveFrom}T03:00:00Z`),
      createdBy: author,
      updatedAt: new Date(`${effectiveFrom}T03:00:00Z`),
      updatedBy: author,
    })
    .returning({ id: rateVersions.id });
  if (!row) throw new Error("travel allowances were not stored");
  await db.insert(rateAuthors).values({ versionId: row.id, userId: author });
  return row.id;
}

/**
 * Create the travel allowances of the demo. The caller has them verified by another user. @returns the versions by kind
 */
export async function storeTravelRates(db: Executor, by: By) {
  const marine = await version(db, "accommodation-marine", demoBases, by);
  await db.insert(accommodationRates).values(demoBases.map((row) => ({ ...row, versionId: marine })));
  const tanker = await version(db, "accommodation-tanker", demoSums, by);
  await db.insert(lumpsumRates).values(demoSums.map((row) => ({ ...row, versionId: tanker })));
  return { marine, tanker, rows: demoBases.length + demoSums.length };
}
