import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "./client";
import { preparedQuery } from "./prepared-query";
import { crew } from "./schema/crew";
import { positions } from "./schema/positions";
import { users } from "./schema/users";
import { vessels } from "./schema/vessels";
import { seafarer, vessel } from "./testing/crew";
import { person } from "./testing/people";
import { closeDatabase, rolledBack } from "./testing/rolled-back";

afterAll(closeDatabase);

const other = alias(vessels, "other");

/** Everything a query may select: whole tables, columns, words of SQL with and without a decoder and a name, what lies deeper, what is joined or missing. */
const everything = (db: Executor) =>
  db
    .select({
      crew,
      name: crew.fullName,
      at: crew.createdAt,
      account: { id: users.id, email: users.email },
      position: { name: positions.nameEn, mixed: crew.id },
      ship: { id: vessels.id, name: vessels.name, said: sql<string>`'said'` },
      never: other,
      second: { name: vessels.name, id: vessels.id },
      text: sql<number>`count(*) over ()`,
      number: sql<number>`count(*) over ()`.mapWith(Number),
      named: sql<string>`upper(${crew.fullName})`.as("named"),
    })
    .from(crew)
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(vessels, eq(vessels.id, crew.vesselId))
    .leftJoin(other, and(eq(other.id, crew.vesselId), sql`false`))
    .leftJoin(users, eq(users.crewId, crew.id))
    .orderBy(crew.id);
const kept = preparedQuery(everything);
const flat = preparedQuery((db) => db.select().from(crew).orderBy(crew.id));
const joinedFrom = (db: Executor) =>
  db.select().from(vessels).rightJoin(crew, eq(crew.vesselId, vessels.id)).orderBy(crew.id);
const joined = preparedQuery(joinedFrom);

test(
  "a prepared query returns the same rows as the query itself, in the same order",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    await person(db, "crewingadminmarine");
    await seafarer(db, {
      fullName: "Agus Salim",
      status: "on-board",
      vesselId: ship.id,
      npwpNumber: "012345678901000",
    });
    await seafarer(db, { fullName: "Budi Santoso" });
    const rows = await kept(db, {}, undefined);
    const own = await everything(db);
    expect(rows).toEqual(own);
    expect(JSON.stringify(rows)).toBe(JSON.stringify(own));
    expect(rows.map(({ ship: one, never }) => [one?.name ?? null, never])).toContainEqual([ship.name, null]);
    expect(rows.some(({ ship: one }) => one === null)).toBe(true);
    expect(await flat(db, {}, undefined)).toEqual(await db.select().from(crew).orderBy(crew.id));
    expect(await joined(db, {}, undefined)).toEqual(await joinedFrom(db));
  }),
);
