import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { addJob } from "@/db/queue";
import { approvalItems, approvalLinks, assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { appendEvent, tryLockChain } from "@/lib/features/evidence/answer-chain.queries";
import { actorIdentity } from "@/lib/features/evidence/identity.rules";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { requirePresent } from "@/lib/platform/unknown-record";
import { bundleSendTime, type QueuedProposals } from "./bundle.rules";
import { askPrincipalMail } from "./emails/planning";
import { newToken, openProposalsOf, type ApprovalLinkRow } from "./issue-link.queries";
import { partyOf } from "../plans/links.queries";
import type { Scope } from "../plans/store-outcome.queries";

type Sender = Pick<Scope, "db" | "actor" | "now" | "address" | "userAgent">;
type Item = typeof approvalItems.$inferSelect;
type Queued = { item: Item; link: ApprovalLinkRow };

const isQueued = and(
  eq(approvalLinks.purpose, "principal-approval"),
  isNull(approvalItems.mailedAt),
  isNull(approvalItems.endedAt),
);
const instantOf = (value: unknown) => (value === null ? null : new Date(String(value)));

/** Return a principal's mail queue: number of people and send time; null when empty. One query. */
export async function mailQueueOf(db: Executor, principalId: number): Promise<{ count: number; sendAt: Date } | null> {
  const [queueRow] = await db
    .select({
      count: sql<number>`count(distinct ${approvalItems.assignmentId})::int`,
      firstAt: sql<Date | null>`min(${approvalItems.askedAt})`.mapWith(instantOf),
      lastAt: sql<Date | null>`max(${approvalItems.askedAt})`.mapWith(instantOf),
      joinsOn: sql<string | null>`min(${assignments.startDate}) filter (where ${assignments.slot} <> 'current')::text`,
    })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .innerJoin(assignments, eq(assignments.id, approvalItems.assignmentId))
    .where(and(isQueued, eq(approvalLinks.principalId, principalId)));
  const { count = 0, firstAt = null, lastAt = null, joinsOn = null } = queueRow ?? {};
  if (firstAt === null || lastAt === null) return null;
  const queued: QueuedProposals = { firstAt, lastAt, joinsOn };
  return { count, sendAt: bundleSendTime(queued) };
}

/** Schedule the principal's bundled mail. Another proposal reschedules the same job. */
export async function scheduleBundle({ db }: Pick<Sender, "db">, principalId: number) {
  const queue = await mailQueueOf(db, principalId);
  if (queue)
    await addJob(
      db,
      "send-approval-mail",
      { principalId },
      { key: `approval-mail:${principalId}`, runAt: queue.sendAt },
    );
}

/** Whether an assignment is in a queued bundle. */
export const isInBundle = async (db: Executor, assignmentId: number): Promise<boolean> =>
  (await db
    .select({ id: approvalItems.id })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(and(isQueued, eq(approvalItems.assignmentId, assignmentId)))
    .limit(1)
    .then((rows) => rows.length)) > 0;

/** Lock a principal's queued questions. Rows locked by others are skipped, to avoid lock waits. */
async function lockQueued({ db }: Sender, principalId: number): Promise<Queued[]> {
  const found = await db
    .select({ item: approvalItems, link: approvalLinks })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(and(isQueued, eq(approvalLinks.principalId, principalId)))
    .orderBy(asc(approvalLinks.email), asc(approvalLinks.id), asc(approvalItems.id))
    .for("update", { skipLocked: true });
  const free = new Map<number, boolean>();
  for (const { item } of found)
    if (!free.has(item.assignmentId)) free.set(item.assignmentId, await tryLockChain(db, item.assignmentId));
  return found.filter(({ item }) => free.get(item.assignmentId));
}

/** Send one mail to one person: a link per vessel with its people and answer deadlines. */
async function mailPerson(sender: Sender, own: readonly Queued[]): Promise<number> {
  const { db, now } = sender;
  const links = [...new Map(own.map(({ link }) => [link.id, link])).values()];
  const first = requirePresent(links[0], "a link");
  const names = await db
    .select({ id: vessels.id, name: vessels.name })
    .from(vessels)
    .where(
      anyOf(
        vessels.id,
        links.map(({ vesselId }) => vesselId),
      ),
    );
  const vesselQuestions = [];
  let version = 1;
  for (const link of links) {
    const { token, mailNumber } = await newToken(sender, link.id);
    if (link === first) version = mailNumber;
    const vessel = names.find(({ id }) => id === link.vesselId)?.name ?? "";
    vesselQuestions.push({ vessel, token, waiting: await openProposalsOf(db, link.id) });
  }
  const mailId = await enqueueMail(db, {
    type: "PlanningPrincipal",
    subject: { type: "approval-link", id: first.id, version },
    recipient: first.email,
    language: first.language,
    content: askPrincipalMail(first, vesselQuestions),
  });
  const ids = own.map(({ item }) => item.id);
  await db.update(approvalItems).set({ mailedAt: now, mailId }).where(anyOf(approvalItems.id, ids));
  for (const { item, link } of own)
    await appendEvent(db, {
      assignmentId: item.assignmentId,
      party: partyOf(link.purpose),
      type: "sent",
      at: now,
      said: {
        by: actorIdentity(sender),
        to: { name: link.name, email: link.email },
        mail: mailId,
        link: link.id,
        version: item.version,
      },
    });
  return mailId;
}

/**
 * Send a principal's queued questions, one mail per person. Locked rows are left to the next job.
 * @returns the mails and their assignments
 */
export async function sendBundle(sender: Sender, principalId: number) {
  const queued = await lockQueued(sender, principalId);
  const people = new Map<string, Queued[]>();
  for (const question of queued)
    people.set(question.link.email, [...(people.get(question.link.email) ?? []), question]);
  const mailIds: number[] = [];
  for (const own of people.values()) mailIds.push(await mailPerson(sender, own));
  if (await mailQueueOf(sender.db, principalId)) {
    const runAt = daysAfter(sender.now, 1 / 1_440);
    await addJob(sender.db, "send-approval-mail", { principalId }, { key: `approval-mail:${principalId}`, runAt });
  }
  return { mailIds, assignmentIds: [...new Set(queued.map(({ item }) => item.assignmentId))] };
}
