import fs from "node:fs";
import path from "node:path";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { listenForWrites } from "@/db/cache-invalidation";
import { crew } from "@/db/schema/crew";
import { vessels } from "@/db/schema/vessels";
import { commitDemo } from "@/db/testing/databases/demo-fleet";
import { cachedReads, type ReadResult } from "@/db/testing/calls/cached-reads";
import { everySeat } from "@/db/testing/records/every-seat";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { roleColumn } from "@/lib/access/permissions";
import type { UserActor } from "@/lib/access/actor";

const now = new Date();
beforeAll(() => commitDemo(now), 120_000);
afterAll(closeDatabase);

const features = path.join(process.cwd(), "lib/features");

test("every file that caches an answer or a query is covered below", () => {
  const keeps = fs
    .readdirSync(features, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) =>
      /access\/prepared-list"|\bcachedUntilWrite\b/.test(fs.readFileSync(path.join(features, file), "utf8")),
    )
    .map((file) => file.replaceAll(path.sep, "/").replace(/\.ts$/, ""));
  expect(Object.keys(cachedReads).sort()).toEqual(keeps.sort());
});

/** Create two vessels of a division with one person each, of two principals where possible. */
async function lookedFor(db: Transaction, divisionId: number) {
  const rows = await db
    .select({ vesselId: vessels.id, principalId: vessels.principalId, crewId: crew.id })
    .from(vessels)
    .innerJoin(crew, eq(crew.vesselId, vessels.id))
    .where(and(eq(vessels.divisionId, divisionId), isNotNull(crew.plannedOffBoard)))
    .orderBy(vessels.id, crew.id);
  const [first] = rows;
  const second = rows.find((row) => row.principalId !== first?.principalId) ?? rows.at(-1);
  if (!first || !second) throw new Error("nobody is on board");
  return [first, second] as const;
}

/** Return two users of a role: of one visibility when it sees a division, else of different ones. */
async function pairOf(
  db: Transaction,
  [role, subRole]: (typeof everySeat)[number],
  divisionId: 1 | 2,
): Promise<UserActor[]> {
  const column = roleColumn(role, subRole);
  const seats = await lookedFor(db, divisionId);
  const made: UserActor[] = [];
  for (const { vesselId, principalId, crewId } of seats) {
    // The person may already have an account; the actor decides here.
    const one = await person(db, role, subRole);
    made.push({
      ...one,
      divisionId,
      ...(column === "PR" ? { principalId } : {}),
      ...(subRole ? { crewId } : {}),
      ...(column === "VH" ? { vesselId } : {}),
    });
  }
  return made;
}

/** Return their answers, requested one after the other in a fresh process. */
async function answered(people: readonly UserActor[], looked: readonly ReadResult[], isKept: boolean) {
  const found = new Map<string, string>();
  // Where changes are not heard, nothing is kept.
  const end = isKept ? await listenForWrites() : undefined;
  try {
    await jest.isolateModulesAsync(async () => {
      const { answersFor } = await import("@/db/testing/calls/cached-reads");
      for (const actor of people) {
        const answers = await answersFor(actor, looked, (operation, asking, input) =>
          operation.execute(as(asking, { now }), input),
        );
        for (const [read, answer] of answers)
          found.set(`${actor.role} ${actor.subRole} ${actor.userId}: ${read}`, answer);
      }
    });
  } finally {
    await end?.();
  }
  return found;
}

const walk = (division: "marine" | "tanker") =>
  rolledBack(async (db) => {
    const divisionId = division === "tanker" ? 2 : 1;
    const people: UserActor[] = [];
    for (const seat of everySeat.filter(([role]) => role === "superadmin" || role.endsWith(division)))
      people.push(...(await pairOf(db, seat, divisionId)));
    const looked = (await lookedFor(db, divisionId)).map(({ vesselId, crewId }) => ({ vesselId, crewId }));
    const kept = await answered(people, looked, true);
    // Reverse the order too, because prepared queries stay cached.
    const uncached = await answered(people.toReversed(), looked, false);
    expect([...kept.keys()].filter((read) => kept.get(read) !== uncached.get(read))).toEqual([]);
    const said = [...uncached.values()].filter((answer) => !answer.includes('"refused"'));
    expect(said.length).toBeGreaterThan(uncached.size / 3);
    expect(new Set(said).size).toBeGreaterThan(60);
  });

const sameForAll = "what is kept is answered to everybody as if nothing were, whoever asked before";
test(`Marine: ${sameForAll}`, walk("marine"), 240_000);
test(`Tanker: ${sameForAll}`, walk("tanker"), 240_000);
