import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { closeDatabase } from "@/db/testing/rolled-back";
import { withoutValues } from "./query-failure";

afterAll(closeDatabase);

const failed = async (value: string) =>
  withoutValues(
    await database()
      .execute(sql`select ${value}::int`)
      .catch((error: unknown) => error),
  );

test("a failed query is told by its text and code, without what was put into it", async () => {
  const bare = await failed("Sri Wahyuni $& 3578011705900001\n    at home");
  expect(bare.message).toBe("Failed query (22P02): select $1::int");
  expect(bare.stack).toContain("select $1::int");
  expect(bare.stack).toMatch(/\n {4}at .*query-failure|\n {4}at /);
  expect(JSON.stringify([bare.message, bare.stack, bare.cause ?? null])).not.toMatch(/Wahyuni|3578|at home/);
});

test("any other failure stays as it is, and what is no error becomes one without its text", () => {
  const plain = new TypeError("x is not a function");
  expect(withoutValues(plain)).toBe(plain);
  expect(withoutValues("NIK 3578011705900001").message).not.toContain("3578");
});
