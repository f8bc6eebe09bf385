import { connection, database } from "@/db/client";
import { seedDemo } from "@/db/seed/demo/seed-demo";
import { seedReference } from "@/db/seed/reference";

/**
 * Commits the demo fleet once for all tests of a file: the next file begins with the database as it was seeded. Nothing
 * counts the rows of tests by itself, and what is planned as for empty tables takes longer.
 */
export async function commitDemo(now: Date) {
  await database().transaction(async (db) => {
    await seedReference(db, now);
    await seedDemo(db, now);
  });
  await connection()`analyze`;
}
