import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { anyOf } from "./any-of";
import { withAutoPrepare } from "./auto-prepare";
import { lookups } from "./schema/lookups";

const url = process.env.DATABASE_URL ?? "";
const client = postgres(url, { max: 1, onnotice: () => {} });
const db = drizzle(withAutoPrepare(client), { casing: "snake_case" });
/** Another connection, as a migration has one. */
const other = postgres(url, { max: 1, onnotice: () => {} });

const kept = async (part: string) => {
  const [row] = await client.unsafe<{ count: number }[]>(
    `select count(*)::int as count from pg_prepared_statements where statement like '%${part}%' and statement not like '%pg_prepared_statements%'`,
  );
  return row?.count;
};

beforeAll(() => other.unsafe("create table trial (id int primary key, name text)"));
afterAll(async () => {
  await other.unsafe("drop table trial");
  await Promise.all([client.end(), other.end()]);
});

test("a text that comes again is prepared once, whatever its values; one that came once is not", async () => {
  await db.execute(sql`select ${1}::int as once_only`);
  for (const number of [1, 2, 3, 4]) await db.execute(sql`select ${number}::int as often_told`);
  expect(await kept("once_only")).toBe(0);
  expect(await kept("often_told")).toBe(1);
});

test("a list of any length is one text", async () => {
  const all = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(anyOf(lookups.kind, ["port"]))
    .limit(5);
  expect(all).toHaveLength(5);
  for (const length of [0, 1, 2, 3, 4, 5]) {
    const ids = all.slice(0, length).map(({ id }) => id);
    const found = await db.select({ id: lookups.id, name: lookups.name }).from(lookups).where(anyOf(lookups.id, ids));
    expect(found).toHaveLength(length);
  }
  expect(await kept('"lookups"."id" = any')).toBe(1);
});

test("what comes with very many values is sent as it is", async () => {
  const many = sql`select ${sql.join(
    Array.from({ length: 101 }, (_, index) => sql`${index}::int`),
    sql` + `,
  )} as very_many`;
  for (const _ of [1, 2, 3]) await db.execute(many);
  expect(await kept("very_many")).toBe(0);
});

test("a table that changed under prepared statements is read and written as if nothing had happened", async () => {
  const write = (id: number) =>
    db.transaction(async (transaction) => {
      const before = await transaction.execute(sql`select * from trial where id < ${id}`);
      await transaction.execute(sql`insert into trial (id, name) values (${id}, ${"a"})`);
      return before.length;
    });
  for (const id of [1, 2, 3]) expect(await write(id)).toBe(id - 1);
  expect(await kept("from trial")).toBe(1);
  await other.unsafe("alter table trial add column rank text not null default 'AB'");
  expect(await write(4)).toBe(3);
  const [row] = await db.execute(sql`select * from trial where id < ${2}`);
  expect(row).toEqual({ id: 1, name: "a", rank: "AB" });
  await other.unsafe("alter table trial drop column name");
  expect(await db.execute(sql`select * from trial where id < ${2}`)).toEqual([{ id: 1, rank: "AB" }]);
  const [count] = await other.unsafe("select count(*)::int as rows from trial");
  expect(count).toEqual({ rows: 4 });
});

test("other failures of a transaction are not tried again", async () => {
  let times = 0;
  const failing = db.transaction(async (transaction) => {
    times += 1;
    await transaction.execute(sql`insert into trial (id) values (${1})`);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: "23505" } });
  expect(times).toBe(1);
});
