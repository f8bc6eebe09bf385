import { database, type Executor, type Transaction } from "@/db/client";
import { answerUnder, holdKey, keepAnswer, storeKey } from "@/db/kept-answers";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "./errors";
import { FileAnswer, StartedFile } from "./files/answer";
import { rightsOf } from "./files/prepared";
import { asRecord } from "./record";

/** idempotencyKey: the key of a repeated write. */
export type Repeatable = { actor: Actor; repeatKey?: string | undefined };

/**
 * Thrown instead of running a write again that was committed under its key.
 * answer: the first answer; undefined where it is not stored or the sender's access has changed.
 */
export class Repetition extends Error {
  constructor(readonly answer: unknown) {
    super("done before");
  }
}

const rightsNow = (actor: Actor) => (actor.kind === "user" ? rightsOf(actor) : actor.kind);

/** Refuse a write that was already done under its key. @throws AlreadyDone */
export async function assertFirst({ actor, repeatKey }: Repeatable, db: Executor = database()) {
  const kept = repeatKey && (await answerUnder(db, repeatKey));
  if (kept === undefined || kept === "") return;
  const { rights, answer } = asRecord(JSON.parse(kept ?? "{}"));
  throw new Repetition(rights === rightsNow(actor) ? answer : undefined);
}

/**
 * Run a write under its idempotency key, if it has one, inside its own transaction. Files are not stored, they are
 * created again.
 * @throws conflict while the first one runs, AlreadyDone
 */
export async function once<T>(db: Transaction, caller: Repeatable, run: () => Promise<T>): Promise<T> {
  const { actor, repeatKey } = caller;
  if (!repeatKey) return run();
  if (!(await holdKey(db, repeatKey))) throw new AppError("conflict", "errors.stillRunning");
  await assertFirst(caller, db);
  await storeKey(db, repeatKey);
  const answer = await run();
  const isFile = answer instanceof FileAnswer || answer instanceof StartedFile;
  await keepAnswer(db, repeatKey, isFile ? null : JSON.stringify({ rights: rightsNow(actor), answer: answer ?? null }));
  return answer;
}
