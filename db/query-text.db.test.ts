import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, SQL, sql, type SQLWrapper } from "drizzle-orm";
import { alias, pgEnum, pgSchema, QueryBuilder, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import "./client";
import { textOf } from "./query-text";
import { crew } from "./schema/crew";
import { positions } from "./schema/positions";
import { vessels } from "./schema/vessels";

// Nothing is asked of it: it writes.
const db = drizzle(postgres("postgres://nobody@localhost:1/none", { max: 1 }), { casing: "snake_case" });
const other = alias(vessels, "other");
const mood = pgEnum("mood", ["calm", "loud"]);
const elsewhere = pgSchema("elsewhere").table("things", { someName: text() });
const counted = db
  .select({ vesselId: crew.vesselId, total: count().as("total") })
  .from(crew)
  .groupBy(crew.vesselId);
const perVessel = db.$with("per_vessel").as(counted);
const below = counted.as("below");
const view = new QueryBuilder({ casing: "snake_case" }).select({ id: crew.id }).from(crew);

type Building = { buildQueryFromSourceParams(chunks: unknown[], config: unknown): { sql: string; params: unknown[] } };

const queries: [name: string, query: SQLWrapper][] = [
  ["a whole table", db.select().from(crew)],
  [
    "joins and conditions",
    db
      .select({ crew, ship: vessels.name, otherShip: other.name })
      .from(crew)
      .leftJoin(vessels, eq(vessels.id, crew.vesselId))
      .leftJoin(other, and(eq(other.id, crew.vesselId), isNull(other.scrappedOn)))
      .where(or(ilike(crew.fullName, "%a\"'$1%"), inArray(crew.id, [1, 2, 3]), undefined))
      .orderBy(asc(crew.fullName), desc(crew.id))
      .limit(10)
      .offset(20),
  ],
  [
    "a query within",
    db
      .select({
        id: vessels.id,
        is: sql<boolean>`${exists(db.select().from(crew).where(eq(crew.vesselId, vessels.id)))}`.as("is"),
      })
      .from(vessels),
  ],
  [
    "a query with a name",
    db.with(perVessel).select().from(perVessel).innerJoin(below, eq(below.vesselId, perVessel.vesselId)),
  ],
  [
    "values of every kind",
    sql`select ${null}, ${1}, ${"a"}, ${true}, ${new Date(0)}, ${[1, "b", null]}, ${sql.param([1, 2])}, ${sql.param({ a: 1 }, vessels.id)}, ${{ a: 1 }}, ${10n}`,
  ],
  [
    "names, raw words and pieces",
    sql`select ${sql.identifier('a"b')}, ${sql.raw("now()")}, ${sql.join([sql`1`, sql`${2}`], sql`, `)}, ${sql.empty()}, ${undefined}`,
  ],
  [
    "an enumeration, another schema and a placeholder",
    sql`select ${elsewhere.someName}::${mood} from ${elsewhere} where ${eq(positions.id, sql.placeholder("id"))} and ${sql.placeholder("x")}`,
  ],
  ["a builder of its own", sql`select * from ${view}`],
  ["a query that is counted", sql`select ${db.$count(crew, eq(crew.id, 1))}`],
  [
    "a union",
    db
      .select({ id: crew.id })
      .from(crew)
      .union(db.select({ id: vessels.id }).from(vessels))
      .orderBy(sql`1`),
  ],
  [
    "an insert",
    db
      .insert(positions)
      .values([{ nameEn: "a" }, { nameEn: "b" }] as never)
      .onConflictDoNothing()
      .returning(),
  ],
  [
    "an update",
    db
      .update(crew)
      .set({ fullName: "b", vesselId: null, updatedAt: sql`now()` } as never)
      .where(eq(crew.id, 3))
      .returning({ id: crew.id }),
  ],
  ["a delete", db.delete(crew).where(eq(crew.id, 3))],
];

/** What the dialect asks of a query, kept for asking it both ways. */
function configOf(query: SQLWrapper) {
  let config: Parameters<typeof textOf>[1] | undefined;
  const asked = query.getSQL();
  const toQuery = jest.spyOn(SQL.prototype, "toQuery").mockImplementation(function (this: SQL, given: unknown) {
    config = given as typeof config;
    return { sql: "", params: [] };
  });
  (db as unknown as { dialect: { sqlToQuery(one: SQL): void } }).dialect.sqlToQuery(asked);
  toQuery.mockRestore();
  if (!config) throw new Error("nothing was asked");
  return config;
}

/** What Drizzle itself writes. */
const slowly = (query: SQL, config: unknown): { sql: string; params: unknown[] } =>
  (query as unknown as Building).buildQueryFromSourceParams(query.queryChunks, config);

test.each(queries)("%s is written as Drizzle writes it", (_, query) => {
  const config = configOf(query);
  const own = slowly(query.getSQL(), config);
  const { sql: said, params } = textOf(query.getSQL(), config) ?? {};
  expect(said).toBe(own.sql);
  expect(said).toMatch(/^\(?(with|select|insert|update|delete) /);
  expect(params).toEqual(own.params);
});

test("values inside the text, and what stands in an index, are left to Drizzle", () => {
  const inlined = sql`select ${sql`${"it's"}`.inlineParams()}`;
  const config = configOf(inlined);
  expect(textOf(inlined, config)).toBeNull();
  expect(inlined.toQuery(config as never)).toMatchObject({ sql: "select 'it''s'", params: [] });
  expect(textOf(sql`${crew.id}`, { ...config, invokeSource: "indexes" })).toBeNull();
});
