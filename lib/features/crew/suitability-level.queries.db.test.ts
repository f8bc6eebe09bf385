import { asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { openLevel } from "./suitability-level.queries";

afterAll(closeDatabase);

const today = "2026-11-20";

/** Seed five people: no entry, a note, an unconfirmed bar, a bar, and a bar that ends today. */
async function register(db: Transaction) {
  const [author, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
  const about = {
    reason: "safety",
    description: "Left the watch twice without relief",
    startDate: "2026-10-01",
    createdBy: author.userId,
  } as const;
  const confirmed = { confirmedAt: new Date("2026-10-02T02:00:00Z"), confirmedBy: other.userId };
  const ids: number[] = [];
  for (const entry of [
    null,
    { level: 2 },
    { level: 3 },
    { level: 3, ...confirmed },
    { level: 3, ...confirmed, endDate: today },
  ] as const) {
    const { id } = await seafarer(db);
    ids.push(id);
    if (entry)
      await db.insert(suitabilityEntries).values([
        { crewId: id, ...about, ...entry },
        { crewId: id, ...about, level: 1, endDate: "2026-10-05" },
      ]);
  }
  return ids;
}

const levels = [null, 2, 2, 3, null];

test(
  "returns the person's own open level, also when joined with other tables",
  rolledBack(async (db) => {
    const ids = await register(db);
    const alone = await db
      .select({ level: openLevel(today) })
      .from(crew)
      .where(inArray(crew.id, ids))
      .orderBy(asc(crew.id));
    const joined = await db
      .select({ level: openLevel(today) })
      .from(crew)
      .innerJoin(positions, eq(positions.id, crew.positionId))
      .where(inArray(crew.id, ids))
      .orderBy(asc(crew.id));
    expect([alone, joined].map((rows) => rows.map(({ level }) => level))).toEqual([levels, levels]);
  }),
);
