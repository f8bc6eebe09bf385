import { replaceDatabase, type Transaction } from "@/db/client";
import type { UserActor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import type { Operation } from "@/lib/platform/operation";
import { as } from "../rolled-back";

class Undo extends Error {}

/** Run an operation and return its answer or error as text without the given ids, then roll it back. */
export async function answerOf(
  db: Transaction,
  actor: UserActor,
  operation: Operation,
  input: Record<string, unknown>,
  givenIds: readonly unknown[],
): Promise<string> {
  let answer: unknown;
  await db
    .transaction(async (inner) => {
      const restore = replaceDatabase(inner);
      try {
        answer = await operation.execute(as(actor), input).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          const { status, wireCode, messageKey, values, fields } = error;
          return { status, wireCode, messageKey, values, fields };
        });
      } finally {
        restore();
      }
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  const isAsked = (key: string, value: unknown) => /ids?$|^\d+$/i.test(key) && givenIds.includes(value);
  return JSON.stringify(answer, (key, value: unknown) => (isAsked(key, value) ? "the one asked for" : value));
}
