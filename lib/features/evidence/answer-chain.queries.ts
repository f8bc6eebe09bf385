import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { DecisionParty, EvidenceType } from "@/db/enums/evidence";
import { evidenceEvents } from "@/db/schema/evidence";
import { timeZone } from "@/lib/platform/calendar/dates";
import { asJson, canonicalJson, type Json } from "./canonical-json.rules";
import { eventHash } from "./seal.rules";
import { jakartaTime } from "./jakarta-time.rules";
import { genesisHash } from "./verify.rules";

const lockNamespace = 727_003;
type Chain = { assignmentId: number; party: DecisionParty };
/** said: the contents of the event, such as author, recipient and client. */
type NewEvent = Chain & { type: EvidenceType; at: Date; said: object };

const ofChain = ({ assignmentId, party }: Chain) =>
  and(eq(evidenceEvents.assignmentId, assignmentId), eq(evidenceEvents.party, party));

/**
 * Append an event to the evidence chain of a question. Serialized per assignment, because each hash covers the one
 * before. @returns its hash
 */
export async function appendEvent(db: Transaction, { type, at, said, ...chain }: NewEvent): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockNamespace}, ${chain.assignmentId})`);
  const [last] = await db
    .select({ sequence: evidenceEvents.sequence, hash: evidenceEvents.hash })
    .from(evidenceEvents)
    .where(ofChain(chain))
    .orderBy(desc(evidenceEvents.sequence))
    .limit(1);
  const sequence = (last?.sequence ?? 0) + 1;
  const previousHash = last?.hash ?? genesisHash;
  const event = asJson({ ...said, sequence, type, at: jakartaTime(at), zone: timeZone });
  const hash = eventHash(previousHash, event);
  const row = { ...chain, sequence, type, previousHash, hash, content: canonicalJson(event), createdAt: at };
  await db.insert(evidenceEvents).values(row);
  return hash;
}

/** Try to lock the evidence chain of an assignment; false while another transaction holds it. */
export async function tryLockChain(db: Transaction, assignmentId: number): Promise<boolean> {
  const [lock] = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockNamespace}, ${assignmentId}) as free`,
  );
  return lock?.free === true;
}

type StoredEvent = { event: Json; previous: string; hash: string };

/** Load the evidence chain of a question. Erased events are left out. */
export async function eventsOf(db: Executor, chain: Chain): Promise<StoredEvent[]> {
  const rows = await db.select().from(evidenceEvents).where(ofChain(chain)).orderBy(asc(evidenceEvents.sequence));
  return rows.flatMap(({ content, previousHash: previous, hash }) =>
    content === null ? [] : [{ event: asJson(JSON.parse(content)), previous, hash }],
  );
}
