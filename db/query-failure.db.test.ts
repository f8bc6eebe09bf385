import { eq, sql } from "drizzle-orm";
import { connection, database, type Transaction } from "@/db/client";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { violatesForeignKey, violates, withoutQueryValues } from "./query-failure";
import { users } from "./schema/users";

afterAll(closeDatabase);

const failed = async (value: string) =>
  withoutQueryValues(
    await database()
      .execute(sql`select ${value}::int`)
      .catch((error: unknown) => error),
  );

test("reports a failed query by its text and code, without its values", async () => {
  const bare = await failed("Sri Wahyuni $& 3578011705900001\n    at home");
  expect(bare.message).toBe("Failed query (22P02): select $1::int");
  expect(bare.stack).toContain("select $1::int");
  expect(bare.stack).toMatch(/\n {4}at .*query-failure|\n {4}at /);
  expect(JSON.stringify([bare.message, bare.stack, bare.cause ?? null])).not.toMatch(/Wahyuni|3578|at home/);
});

test("passes other errors through, and wraps a thrown value that is no error", () => {
  const plain = new TypeError("x is not a function");
  expect(withoutQueryValues(plain)).toBe(plain);
  expect(withoutQueryValues("NIK 3578011705900001").message).not.toContain("3578");
});

test("removes the values of a query of another copy of the query builder as well", () => {
  const copy = Object.assign(new Error("Failed query: select $1\nparams: Sri Wahyuni"), {
    query: "select $1",
    params: ["Sri Wahyuni"],
  });
  const bare = withoutQueryValues(copy);
  expect([bare.message, bare.stack].join()).not.toContain("Wahyuni");
});

const failureOf = (db: Transaction, work: (inner: Transaction) => Promise<unknown>) =>
  db.transaction(work).then(
    () => {
      throw new Error("nothing failed");
    },
    (error: unknown) => error,
  );

test(
  "a failure is known by the constraint it broke, whole or by the beginning of its name, and by no other",
  rolledBack(async (db) => {
    const { userId } = await person(db, "crewingadminmarine");
    const [{ email } = { email: "" }] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const twice = await failureOf(db, (inner) =>
      inner.insert(users).values({ email, firstName: "Rina", role: "crewingadminmarine", divisionId: 1 }),
    );
    expect(violates(twice, "users_email")).toBe(true);
    expect(violates(twice, "crew_id_number", "users_")).toBe(true);
    expect(violates(twice, "crew_id_number")).toBe(false);
    expect(violatesForeignKey(twice)).toBe(false);
    const unknownRole = await failureOf(db, (inner) =>
      inner.execute(sql`update users set sub_role = 'x' where id = ${userId}`),
    );
    expect(violates(unknownRole, "users_sub_role")).toBe(true);
    const bare =
      await connection()`insert into users (email, first_name, role, division_id) values ('a', 'b', 'c', 99)`.catch(
        (error: unknown) => error,
      );
    expect([violates(bare, "users_division_id"), violatesForeignKey(bare)]).toEqual([true, true]);
    for (const other of [new TypeError("users_email"), "users_email", null])
      expect([violates(other, "users_email"), violatesForeignKey(other)]).toEqual([false, false]);
  }),
);
