import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import type { StatusId } from "@/db/enums/scheduling";
import type { crew } from "@/db/schema/crew";
import type { schedules } from "@/db/schema/scheduling";
import { users } from "@/db/schema/users";
import { can, type Actor, type UserActor } from "@/lib/access/actor";
import { isAmong, rolesOf, vesselHead } from "@/lib/access/roles";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { languageOf } from "@/lib/features/crew/recipients/person-mail.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { scheduleMail, type Reader, type ScheduleMail, type ScheduleMailFacts, type Turn } from "./emails/schedule";
import { isOnBoardStage } from "./status.rules";
import { travelLegOf, type TravelLeg } from "./travel-leg.rules";

type Sender = { db: Transaction; actor: Actor };
type MailScope = { db: Executor; actor: Actor };
type Schedule = typeof schedules.$inferSelect;
export type ScheduleMailSubject = {
  schedule: Schedule;
  person: typeof crew.$inferSelect;
  position: { name: string; nameEn: string };
  vessel: { id: number; name: string; divisionId: number; principalId: number | null };
  onBoardPort: string | null;
  offBoardPort: string | null;
};
/** account: the recipient's account; null for the seafarer. */
type Recipient = Reader & { email: string; account: Pick<UserActor, "role" | "subRole"> | null };

/** The seafarer and vessel that decide the recipients. */
type MailSubject = {
  person: typeof crew.$inferSelect;
  vessel: { id: number; divisionId: number; principalId: number | null };
};

/**
 * Return planning, service, vessel head and principal by their current permissions, except the actor. product 5.16
 */
async function staffOf({ db, actor }: MailScope, { person, vessel }: MailSubject): Promise<Recipient[]> {
  const notActor = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  const owner =
    vessel.principalId === null
      ? undefined
      : and(inArray(users.role, rolesOf("principals")), eq(users.principalId, vessel.principalId));
  const recipients = await notificationRecipients(db, vessel.divisionId, person, {
    rights: ["vessels:view"],
    classes: [],
    among: and(or(inArray(users.role, rolesOf("planning", "service")), eq(users.subRole, vesselHead), owner), notActor),
  });
  return recipients
    .filter((account) => !isAmong(account, "heads") || account.vesselId === vessel.id)
    .map((account) => ({
      email: account.email,
      name: account.firstName,
      language: account.language ?? "en",
      isSelf: false,
      canViewSchedule: can(account, "scheduling:view"),
      account,
    }));
}

/** Return the seafarer with the account's address, else the one on record; none while not processed. */
async function seafarerOf({ db, actor }: MailScope, { person }: MailSubject): Promise<Recipient[]> {
  if (person.processingStoppedAt !== null || person.erasedAt !== null) return [];
  if (actor.kind === "user" && actor.crewId === person.id) return [];
  const [account] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.crewId, person.id), isNull(users.deactivatedAt)));
  const email = account?.email ?? person.email;
  if (!email) return [];
  const language = languageOf(account?.language, person.crewOrigin);
  return [{ email, name: person.fullName, language, isSelf: true, canViewSchedule: true, account: null }];
}

/** Return all recipients of a schedule mail, one per address, the seafarer first. */
export async function recipientsOf(scope: MailScope, about: MailSubject): Promise<Recipient[]> {
  const recipients = [...(await seafarerOf(scope, about)), ...(await staffOf(scope, about))];
  return recipients.filter(
    ({ email }, index) => recipients.findIndex((recipient) => recipient.email === email) === index,
  );
}

export const currentLegOf = (
  about: Pick<ScheduleMailSubject, "schedule" | "onBoardPort" | "offBoardPort">,
): TravelLeg => travelLegOf(about.schedule, about, isOnBoardStage(about.schedule.statusId) ? "OnBoard" : "OffBoard");

/** Queue the joining instruction of a waiting mail. */
export const writeInstructionOf = (db: Transaction, mailId: number) =>
  addJob(db, "write-joining-instruction", { mailId }, { key: `joining-instruction:${mailId}` });

/**
 * was: previous values. isSteppedBack: the way is planned again. onlySelf: notify only the seafarer. turn: the plan
 * was cancelled or restored.
 */
type NotifyOptions = { was?: TravelLeg | null; isSteppedBack?: boolean; onlySelf?: boolean; turn?: Turn | null };

/**
 * Enqueue one mail per recipient about joining or leaving. The seafarer's mail waits for the joining instruction when
 * the way is settled (write-instruction). product 2.11, 5.16 @returns the mail ids
 */
export async function notifySchedule(
  sender: Sender,
  type: ScheduleMail,
  about: ScheduleMailSubject,
  { was = null, isSteppedBack = false, onlySelf = false, turn = null }: NotifyOptions = {},
): Promise<number[]> {
  const { schedule, person, position, vessel } = about;
  const isReady = (statusId: StatusId) => schedule.statusId === statusId && schedule.cancelledAt === null;
  const facts: ScheduleMailFacts = {
    scheduleId: schedule.id,
    fullName: person.fullName,
    position,
    vessel,
    isJoining: isOnBoardStage(schedule.statusId),
    now: currentLegOf(about),
    was,
    isSteppedBack,
    isSettled: isReady(3) || isReady(6),
    turn,
  };
  const ids: number[] = [];
  const recipients = await recipientsOf(sender, about);
  for (const reader of recipients.filter(({ isSelf }) => isSelf || !onlySelf)) {
    const { email: recipient, language } = reader;
    const subject = { type: "schedule", id: schedule.id, version: schedule.version };
    const heldBack = reader.isSelf && isReady(3);
    const content = scheduleMail(type, reader, facts);
    const mailId = await enqueueMail(sender.db, { type, subject, recipient, language, content }, { heldBack });
    if (heldBack) await writeInstructionOf(sender.db, mailId);
    ids.push(mailId);
  }
  return ids;
}
