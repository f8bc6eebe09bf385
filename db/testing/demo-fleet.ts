import { connection, database } from "@/db/client";
import { seedDemo } from "@/db/seed/demo/seed-demo";
import { seedReference } from "@/db/seed/reference";

/**
 * Commit the demo fleet once for all tests of a file; the next file starts with the seeded database.
 * Tests do not count rows by themselves, and plans made for empty tables would be slow.
 */
export async function commitDemo(now: Date) {
  await database().transaction(async (db) => {
    await seedReference(db, now);
    await seedDemo(db, now);
  });
  await connection()`analyze`;
}
