import { randomUUID } from "node:crypto";
import { database, disconnect, replaceDatabase, type Transaction } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import type { Caller } from "@/lib/platform/operation";

class Undo extends Error {}

/** A test body in a transaction that is undone, with every operation inside it. */
export const rolledBack = (body: (db: Transaction) => Promise<void>) => async () => {
  await database()
    .transaction(async (db) => {
      const restore = replaceDatabase(db);
      try {
        await body(db);
      } finally {
        restore();
      }
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
};

export const closeDatabase = disconnect;

/** A caller as a door would make it. */
export const as = (actor: Actor, changes: Partial<Caller> = {}): Caller => ({
  actor,
  now: new Date(),
  locale: "en",
  channel: "api",
  address: "192.0.2.7",
  userAgent: "Jest",
  requestId: randomUUID(),
  ...changes,
});
