import { and, asc, eq, isNull } from "drizzle-orm";
import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";
import { linesOf } from "@/lib/features/rates/kinds.rules";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { anyOf } from "../../any-of";
import type { Executor } from "../../client";
import { positions } from "../../schema/positions";
import { rateAuthors, rateVersions, salaryRates } from "../../schema/rates";
import { users } from "../../schema/users";
import { vessels } from "../../schema/vessels";
import { storeExchangeRates } from "./exchange-rates";
import { storeTravelRates } from "./travel-rates";

/** Monthly basic wages of the demo in thousand rupiah: invented, in the order of what ranks earn. */
const basics: Record<string, number> = {
  Master: 15_000,
  "Chief Officer": 11_000,
  "Second Officer": 8_600,
  "Third Officer": 7_600,
  "Chief Engineer": 14_000,
  "Second Engineer": 10_500,
  "Third Engineer": 8_200,
  Electrician: 7_400,
  Bosun: 6_800,
  "Able Seaman": 6_300,
  "Ordinary Seaman": 5_900,
  Oiler: 6_200,
  Cook: 6_000,
  "Mess Boy": 5_800,
  "Deck Cadet": 5_750,
  "Engine Cadet": 5_750,
};
const usual = 6_000;
/** Offshore pays more than towage, a crew boat less. */
const shareOf: Record<number, number> = { 3: 115, 7: 100, 8: 98 };

type Rank = { id: number; nameEn: string; level: string };
type Place = { operationAreaId: number; payrollCategoryId: number };

const inFifties = (thousands: number) => Math.round(thousands / 50) * 50_000;

function wagesOf({ id, nameEn, level }: Rank, place: Place, raise: number) {
  const basic = ((basics[nameEn] ?? usual) * (shareOf[place.payrollCategoryId] ?? 100) * raise) / 10_000;
  const lines = linesOf(place.payrollCategoryId);
  const isOfficer = level === "management" || level === "operational";
  const shares = {
    kpak: 25,
    regionalAllowance: 8 + (place.operationAreaId % 4) * 4,
    overseasAllowance: 40,
    positionAllowance: isOfficer ? 12 : 0,
  };
  const line = (name: keyof typeof shares) => (lines.includes(name) ? inFifties((basic * shares[name]) / 100) : null);
  return {
    positionId: id,
    ...place,
    basicSalary: inFifties(basic),
    kpak: line("kpak"),
    regionalAllowance: line("regionalAllowance"),
    overseasAllowance: line("overseasAllowance"),
    positionAllowance: line("positionAllowance"),
  };
}

/** Where the Marine vessels of the demo sail and how they pay. */
async function placesOf(db: Executor): Promise<Place[]> {
  const rows = await db
    .selectDistinct({ operationAreaId: vessels.operationAreaId, payrollCategoryId: vessels.payrollCategoryId })
    .from(vessels)
    .where(and(eq(vessels.divisionId, 1), isNull(vessels.scrappedOn)))
    .orderBy(asc(vessels.payrollCategoryId), asc(vessels.operationAreaId));
  return rows.flatMap(({ operationAreaId, payrollCategoryId }) =>
    operationAreaId && payrollCategoryId ? [{ operationAreaId, payrollCategoryId }] : [],
  );
}

type Edition = { effectiveFrom: string; raise: number; enteredAt: Date; author: number; verifier: number | null };

async function storeMatrix(db: Executor, ranks: Rank[], places: Place[], edition: Edition) {
  const { effectiveFrom, raise, enteredAt, author, verifier } = edition;
  const rows = places.flatMap((place) => ranks.map((rank) => wagesOf(rank, place, raise)));
  const kind = "salary-matrix";
  const [version] = await db
    .insert(rateVersions)
    .values({
      kind,
      effectiveFrom,
      source: `Demo figures, not a real decision: SK Direksi ${effectiveFrom.slice(2, 4)}/DIR/${effectiveFrom.slice(0, 4)}`,
      checksum: checksumOf(kind, rows),
      rowCount: rows.length,
      createdAt: enteredAt,
      createdBy: author,
      updatedAt: enteredAt,
      updatedBy: author,
    })
    .returning({ id: rateVersions.id });
  if (!version) throw new Error("salary matrix was not stored");
  await db.insert(rateAuthors).values({ versionId: version.id, userId: author });
  await db.insert(salaryRates).values(rows.map((row) => ({ ...row, versionId: version.id })));
  if (verifier !== null) await verify(db, version.id, verifier, daysAfter(enteredAt, 2));
  return rows.length;
}

const verify = (db: Executor, id: number, verifiedBy: number, verifiedAt: Date) =>
  db.update(rateVersions).set({ state: "verified", verifiedBy, verifiedAt, version: 2 }).where(eq(rateVersions.id, id));

/**
 * Create the salary matrix of Marine for three years, the last one a draft; minimum wages, fees, VAT and dollar rates,
 * verified.
 */
export async function seedDemoRates(db: Executor, now: Date) {
  const accounts = await db.select({ id: users.id, role: users.role }).from(users);
  const idOf = (role: string) => accounts.find((account) => account.role === role)?.id ?? null;
  const [author, verifier] = [idOf("crewingfinancemarine"), idOf("crewingmanagermarine")];
  if (author === null || verifier === null) throw new Error("the demo has nobody who enters and verifies rates");
  const ranks = await db.select().from(positions).where(eq(positions.divisionId, 1)).orderBy(asc(positions.seniority));
  const places = await placesOf(db);
  const year = Number(dayOf(now).slice(0, 4));
  let stored = 0;
  for (const [offset, raise] of [
    [-1, 95],
    [0, 100],
    [1, 104],
  ] as const) {
    const effectiveFrom = `${year + offset}-01-01`;
    const entered = offset > 0 ? daysAfter(now, -3) : new Date(`${addDays(effectiveFrom, -20)}T03:00:00Z`);
    const edition = { effectiveFrom, raise, enteredAt: entered, author, verifier: offset > 0 ? null : verifier };
    stored += await storeMatrix(db, ranks, places, edition);
  }
  const delivered = await db
    .select({ id: rateVersions.id })
    .from(rateVersions)
    .where(
      and(
        anyOf(rateVersions.kind, ["minimum-wages", "fees-and-vat"]),
        eq(rateVersions.state, "draft"),
        isNull(rateVersions.createdBy),
      ),
    );
  for (const { id } of delivered) await verify(db, id, verifier, daysAfter(now, -30));
  const travel = await storeTravelRates(db, { author, verifier, now });
  for (const id of [travel.marine, travel.tanker]) await verify(db, id, verifier, daysAfter(now, -400));
  const dollars = await storeExchangeRates(db, { author: idOf("crewingfinancetanker") ?? author, now });
  for (const id of dollars) await verify(db, id, verifier, daysAfter(now, -1));
  return { rates: stored + travel.rows + dollars.length, travel };
}
