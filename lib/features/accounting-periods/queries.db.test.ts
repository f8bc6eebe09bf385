import { sql } from "drizzle-orm";
import fc from "fast-check";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { periodHash, periodHashSql } from "./queries";

afterAll(closeDatabase);

test(
  "hashes a locked month in SQL as the lock did",
  rolledBack(async (db) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^[0-9a-f]{64}$/), { maxLength: 20 }), async (hashes) => {
        const list = hashes.map((hash) => `'${hash}'`).join(", ");
        const from = `from unnest(array[${list}]::text[]) with ordinality as frozen(hash, place)`;
        const [row] = await db.execute<{ hash: string }>(
          sql`select ${sql.raw(periodHashSql("hash", "place", from))} as hash`,
        );
        expect(row?.hash).toBe(periodHash(hashes));
      }),
      { numRuns: 20 },
    );
  }),
);
