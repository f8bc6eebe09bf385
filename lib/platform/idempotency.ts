import { database, type Executor, type Transaction } from "@/db/client";
import { storedAnswer, tryLockKey, storeAnswer, storeKey } from "@/db/idempotency-store";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "./errors";
import { FileAnswer, StartedFile } from "./files/file-response";
import { rightsKeyOf } from "./files/prepared";
import { asRecord } from "./unknown-record";

/** idempotencyKey: the key of a repeated write. */
export type IdempotentCaller = { actor: Actor; idempotencyKey?: string | undefined };

/**
 * Thrown instead of running a write again that was committed under its key.
 * answer: the first answer; undefined where it is not stored or the sender's access has changed.
 */
export class AlreadyDone extends Error {
  constructor(readonly answer: unknown) {
    super("done before");
  }
}

const currentRights = (actor: Actor) => (actor.kind === "user" ? rightsKeyOf(actor) : actor.kind);

/** Refuse a write that was already done under its key. @throws AlreadyDone */
export async function assertNotDone({ actor, idempotencyKey }: IdempotentCaller, db: Executor = database()) {
  const stored = idempotencyKey && (await storedAnswer(db, idempotencyKey));
  if (stored === undefined || stored === "") return;
  const { rights, answer } = asRecord(JSON.parse(stored ?? "{}"));
  throw new AlreadyDone(rights === currentRights(actor) ? answer : undefined);
}

/**
 * Run a write under its idempotency key, if it has one, inside its own transaction. Files are not stored, they are
 * created again.
 * @throws conflict while the first one runs, AlreadyDone
 */
export async function runOnce<T>(db: Transaction, caller: IdempotentCaller, run: () => Promise<T>): Promise<T> {
  const { actor, idempotencyKey } = caller;
  if (!idempotencyKey) return run();
  if (!(await tryLockKey(db, idempotencyKey))) throw new AppError("conflict", "errors.stillRunning");
  await assertNotDone(caller, db);
  await storeKey(db, idempotencyKey);
  const answer = await run();
  const isFile = answer instanceof FileAnswer || answer instanceof StartedFile;
  await storeAnswer(
    db,
    idempotencyKey,
    isFile ? null : JSON.stringify({ rights: currentRights(actor), answer: answer ?? null }),
  );
  return answer;
}
