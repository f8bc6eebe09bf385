import fc from "fast-check";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { onStandIns, standIn } from "@/db/testing/databases/stand-in";
import { bars, countsAs, isOpen } from "@/lib/features/suitability/rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { isBarring, isOpenEntry, openLevel } from "./suitability-level.queries";

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

const entry = fc.record({
  crewId: fc.nat(60),
  level: fc.constantFrom(1 as const, 2 as const, 3 as const),
  endDate: fc.option(fc.integer({ min: -3, max: 3 }).map((days) => addDays(today, days))),
  isConfirmed: fc.boolean(),
});

test(
  "open entries, bars and a person's level are the same in SQL and in the rules",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 300, size: "max" }), async (entries) => {
        const columns = { id: "int", crew_id: "int", level: "int", end_date: "date", confirmed_at: "timestamptz" };
        const rows = entries.map(({ crewId, level, endDate, isConfirmed }, id) => ({
          id,
          crew_id: crewId,
          level,
          end_date: endDate,
          confirmed_at: isConfirmed ? "2026-10-02T02:00:00Z" : null,
        }));
        const ids = [...new Set(entries.map(({ crewId }) => crewId))].toSorted((one, other) => one - other);
        const tables = [
          standIn("suitability_entries", columns, rows),
          standIn(
            "crew",
            { id: "int" },
            ids.map((id) => ({ id })),
          ),
        ];
        const judged = await onStandIns<{ open: boolean; bars: boolean }>(
          tables,
          sql`select ${isOpenEntry(today)} as open, ${isBarring(today)} as bars from suitability_entries order by id`,
        );
        expect([...judged]).toEqual(entries.map((one) => ({ open: isOpen(one, today), bars: bars(one, today) })));
        const people = await onStandIns<{ id: number; level: number | null }>(
          tables,
          sql`select id, ${openLevel(today)} as level from crew order by id`,
        );
        const levelOf = (id: number) =>
          entries
            .flatMap((one) => (one.crewId === id ? (countsAs(one, today) ?? []) : []))
            .toSorted()
            .at(-1) ?? null;
        expect([...people]).toEqual(ids.map((id) => ({ id, level: levelOf(id) })));
      }),
      runsOf(30),
    );
  },
  propertyTimeout,
);
