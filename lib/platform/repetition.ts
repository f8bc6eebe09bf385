import { database, type Executor, type Transaction } from "@/db/client";
import { answerUnder, holdKey, keepAnswer, storeKey } from "@/db/kept-answers";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "./errors";
import { FileAnswer, StartedFile } from "./files/answer";
import { rightsOf } from "./files/prepared";
import { asRecord } from "./record";

/** repeatKey: what a write repeated under an Idempotency-Key is known by. */
export type Repeatable = { actor: Actor; repeatKey?: string | undefined };

/** Thrown in place of a write that was committed before under its key. answer: the first one's; undefined where it is not kept, or not for this sender any more. */
export class Repetition extends Error {
  constructor(readonly answer: unknown) {
    super("done before");
  }
}

const rightsNow = (actor: Actor) => (actor.kind === "user" ? rightsOf(actor) : actor.kind);

/** @throws Repetition */
export async function assertFirst({ actor, repeatKey }: Repeatable, db: Executor = database()) {
  const kept = repeatKey && (await answerUnder(db, repeatKey));
  if (kept === undefined || kept === "") return;
  const { rights, answer } = asRecord(JSON.parse(kept ?? "{}"));
  throw new Repetition(rights === rightsNow(actor) ? answer : undefined);
}

/** Runs a write under its key, if it has one, inside the write's own transaction. A file is not kept: it is written again. @throws conflict while the first one runs, Repetition */
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
