import { desc, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { DecisionParty, DecisionWay } from "@/db/enums/evidence";
import { evidenceKeys, evidencePacks } from "@/db/schema/evidence";
import { addJob } from "@/db/queue";
import { asJson } from "./canonical-json.rules";
import { eventsOf } from "./answer-chain.queries";
import { hashOf, newKeyPair, sealedJson } from "./seal.rules";

/** Return the active signing key; the first one is created on demand. */
export async function signingKey(db: Transaction) {
  const activeKeys = () => db.select().from(evidenceKeys).where(isNull(evidenceKeys.retiredAt));
  const [current] = await activeKeys();
  if (current) return current;
  await db.insert(evidenceKeys).values(newKeyPair()).onConflictDoNothing();
  const [created] = await activeKeys();
  if (!created) throw new Error("no key to seal with");
  return created;
}

/** Return the public keys that verify seals: the current key and all former ones. */
export const publicKeysOf = (db: Executor) =>
  db
    .select({
      id: evidenceKeys.id,
      publicKey: evidenceKeys.publicKey,
      createdAt: evidenceKeys.createdAt,
      retiredAt: evidenceKeys.retiredAt,
    })
    .from(evidenceKeys)
    .orderBy(desc(evidenceKeys.createdAt));

type AnswerToSeal = {
  assignmentId: number;
  party: DecisionParty;
  way: DecisionWay;
  answer: "Confirmed" | "Rejected";
  /** What was shown to the person, and what they declared and answered. */
  said: object;
  now: Date;
};

/**
 * Seal an answer with its events in the answer's transaction, and queue its PDF. @returns the pack's id and the hash of
 * its file
 */
export async function sealPack(db: Transaction, { assignmentId, party, way, answer, said, now }: AnswerToSeal) {
  const key = await signingKey(db);
  const pack = asJson({ ...said, party, way, answer, events: await eventsOf(db, { assignmentId, party }) });
  const json = sealedJson(pack, key);
  const hash = hashOf(json);
  const [stored] = await db
    .insert(evidencePacks)
    .values({ assignmentId, party, way, answer, keyId: key.id, hash, json, createdAt: now })
    .returning({ id: evidencePacks.id });
  if (!stored) throw new Error("pack was not stored");
  await addJob(db, "write-evidence-pdf", { packId: stored.id }, { key: `evidence-pdf:${stored.id}` });
  return { packId: stored.id, hash };
}
