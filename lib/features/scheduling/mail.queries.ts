import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { roles } from "@/db/enums/users";
import type { crew } from "@/db/schema/crew";
import type { schedules } from "@/db/schema/scheduling";
import { users } from "@/db/schema/users";
import { can, type Actor } from "@/lib/access/actor";
import { roleColumn, type RoleColumn } from "@/lib/access/permissions";
import { hearersOf } from "@/lib/features/crew/hearing.queries";
import { languageOf } from "@/lib/features/crew/person-mail.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { scheduleMail, type Reader, type ScheduleMail, type Told, type Way } from "./emails/schedule";
import { isOnBoardStage } from "./status.rules";

type Sender = { db: Transaction; actor: Actor };
type Schedule = typeof schedules.$inferSelect;
export type About = {
  schedule: Schedule;
  person: typeof crew.$inferSelect;
  position: { name: string; nameEn: string };
  vessel: { id: number; name: string; divisionId: number; principalId: number | null };
  onBoardPort: string | null;
  offBoardPort: string | null;
};
type Recipient = Reader & { email: string };

const rolesOf = (...columns: RoleColumn[]) => roles.filter((role) => columns.includes(roleColumn(role, null)));

/** Planning, service, the head and the principal of the vessel, as their rights are today; nobody about their own action. product 5.16 */
async function staffOf({ db, actor }: Sender, { person, vessel }: About): Promise<Recipient[]> {
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  const owner =
    vessel.principalId === null
      ? undefined
      : and(inArray(users.role, rolesOf("PR")), eq(users.principalId, vessel.principalId));
  const found = await hearersOf(db, vessel.divisionId, person, {
    rights: ["vessels:view"],
    classes: [],
    among: and(or(inArray(users.role, rolesOf("PL", "SV")), eq(users.subRole, "head"), owner), others),
  });
  return found
    .filter((account) => account.subRole !== "head" || account.vesselId === vessel.id)
    .map((account) => ({
      email: account.email,
      name: account.firstName,
      language: account.language ?? "en",
      isSelf: false,
      seesSchedule: can(account, "scheduling:view"),
    }));
}

/** The seafarer: at the account's address, else at the one on record; nobody while nothing may be done with the record. */
async function seafarerOf({ db, actor }: Sender, { person }: About): Promise<Recipient[]> {
  if (person.processingStoppedAt !== null || person.erasedAt !== null) return [];
  if (actor.kind === "user" && actor.crewId === person.id) return [];
  const [account] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.crewId, person.id), isNull(users.deactivatedAt)));
  const email = account?.email ?? person.email;
  if (!email) return [];
  const language = languageOf(account?.language, person.crewOrigin);
  return [{ email, name: person.fullName, language, isSelf: true, seesSchedule: true }];
}

export const wayIn = ({
  schedule,
  onBoardPort,
  offBoardPort,
}: Pick<About, "schedule" | "onBoardPort" | "offBoardPort">): Way =>
  isOnBoardStage(schedule.statusId)
    ? { day: schedule.onBoardDate, port: onBoardPort }
    : { day: schedule.offBoardDate, port: offBoardPort };

/** One mail per person about where and when somebody joins or leaves. @returns the ids of the mails */
export async function tellSchedule(
  sender: Sender,
  type: ScheduleMail,
  about: About,
  { was = null, isSteppedBack = false }: { was?: Way | null; isSteppedBack?: boolean } = {},
): Promise<number[]> {
  const { schedule, person, position, vessel } = about;
  const told: Told = {
    scheduleId: schedule.id,
    fullName: person.fullName,
    position,
    vessel,
    isJoining: isOnBoardStage(schedule.statusId),
    now: wayIn(about),
    was,
    isSteppedBack,
  };
  const recipients = [...(await seafarerOf(sender, about)), ...(await staffOf(sender, about))];
  const ids: number[] = [];
  for (const [index, reader] of recipients.entries()) {
    if (recipients.findIndex(({ email }) => email === reader.email) !== index) continue;
    ids.push(
      await enqueueMail(sender.db, {
        type,
        subject: { type: "schedule", id: schedule.id, version: schedule.version },
        recipient: reader.email,
        language: reader.language,
        content: scheduleMail(type, reader, told),
      }),
    );
  }
  return ids;
}
