import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { DecisionParty, EvidenceType } from "@/db/enums/evidence";
import { evidenceEvents } from "@/db/schema/evidence";
import { timeZone } from "@/lib/platform/calendar/dates";
import { asJson, canonical, type Json } from "./canonical.rules";
import { eventHash } from "./seal.rules";
import { zonedTime } from "./time.rules";
import { firstLink } from "./verify.rules";

const place = 727_003;
type Chain = { assignmentId: number; party: DecisionParty };
/** said: everything there is to say of it; by whom, to whom, from where. */
type Happening = Chain & { type: EvidenceType; at: Date; said: object };

const ofChain = ({ assignmentId, party }: Chain) =>
  and(eq(evidenceEvents.assignmentId, assignmentId), eq(evidenceEvents.party, party));

/** Adds to what is kept of a question. One after the other per assignment, so that each hash covers the one before. @returns its hash */
export async function appendEvent(db: Transaction, { type, at, said, ...chain }: Happening): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${place}, ${chain.assignmentId})`);
  const [last] = await db
    .select({ sequence: evidenceEvents.sequence, hash: evidenceEvents.hash })
    .from(evidenceEvents)
    .where(ofChain(chain))
    .orderBy(desc(evidenceEvents.sequence))
    .limit(1);
  const sequence = (last?.sequence ?? 0) + 1;
  const previousHash = last?.hash ?? firstLink;
  const event = asJson({ ...said, sequence, type, at: zonedTime(at), zone: timeZone });
  const hash = eventHash(previousHash, event);
  const row = { ...chain, sequence, type, previousHash, hash, content: canonical(event), createdAt: at };
  await db.insert(evidenceEvents).values(row);
  return hash;
}

/** Holds the record of an assignment's questions where nobody else does at this moment. */
export async function tryChain(db: Transaction, assignmentId: number): Promise<boolean> {
  const [found] = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${place}, ${assignmentId}) as free`,
  );
  return found?.free === true;
}

type KeptEvent = { event: Json; previous: string; hash: string };

/** Everything kept of a question so far; what an erasure took is left out. */
export async function eventsOf(db: Executor, chain: Chain): Promise<KeptEvent[]> {
  const rows = await db.select().from(evidenceEvents).where(ofChain(chain)).orderBy(asc(evidenceEvents.sequence));
  return rows.flatMap(({ content, previousHash: previous, hash }) =>
    content === null ? [] : [{ event: asJson(JSON.parse(content)), previous, hash }],
  );
}
