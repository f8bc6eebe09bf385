import { and, asc, eq, inArray, isNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { roles } from "@/db/enums/users";
import { addJob } from "@/db/queue";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { can, grantOfActor, type Actor, type UserActor } from "./actor";
import { actorColumns, actorOfUser, joinCrewOfAccount } from "./actor-of-user";
import { grantOf, type Permission } from "./permissions";
import { superadmin } from "./roles";

/** A possible recipient of a mail, with everything that decides what they may see. */
export type NotificationRecipient = UserActor & {
  firstName: string;
  language: (typeof users.$inferSelect)["language"];
};

/**
 * Load the active accounts of a division, and superadmins as if they worked in it. Each noun decides which of them are
 * notified.
 */
export async function activeAccountsOf(
  db: Executor,
  divisionId: number,
  condition?: SQL,
): Promise<NotificationRecipient[]> {
  const inDivision = or(eq(users.divisionId, divisionId), eq(users.role, superadmin));
  const rows = await db
    .select(actorColumns)
    .from(users)
    .leftJoin(crew, joinCrewOfAccount)
    .where(and(isNull(users.deactivatedAt), inDivision, condition))
    .orderBy(asc(users.id));
  return rows.map((row) => {
    const { firstName, language } = row.user;
    return { ...actorOfUser(row, null, divisionId), firstName, language };
  });
}

/**
 * Check whether another active user of the division could make this decision. If not, the same person may decide.
 * product §0.3
 */
export async function hasSecondPerson(
  db: Executor,
  right: Permission,
  { divisionId, except }: { divisionId: number; except: number | readonly number[] },
): Promise<boolean> {
  const allowedRoles = roles.filter((role) => ["Y", "B"].includes(grantOf(role, null, right)));
  const isColleague = and(inArray(users.role, allowedRoles), notInArray(users.id, [except].flat()));
  return (await activeAccountsOf(db, divisionId, isColleague)).some((account) => can(account, right));
}

/**
 * The same check as a condition on rows: the user is involved and a colleague could decide. Such rows go to the
 * colleague's task list.
 * @param involvedUsers the columns with the user ids; some may be null
 */
export function mustBeDecidedByColleague(
  actor: UserActor,
  right: Permission,
  involvedUsers: readonly PgColumn[],
): SQL<boolean> {
  const allowedRoles = roles.filter((role) => ["Y", "B"].includes(grantOf(role, null, right)));
  const involvedIds = sql.join(
    involvedUsers.map((column) => sql`coalesce(${column}, 0)`),
    sql`, `,
  );
  return sql<boolean>`(${actor.userId}::int in (${involvedIds}) and exists (select from users colleague
    where colleague.deactivated_at is null and (colleague.division_id = ${actor.divisionId} or colleague.role = ${superadmin})
      and ${anyOf(sql`colleague.role`, allowedRoles)} and colleague.id not in (${involvedIds})))`;
}

/**
 * Declares that a decision needs a second person.
 * right: the permission, or `or` where the record says so. refusal: the message for an involved user.
 * isStrict: refuse even where there is no colleague. appliesTo: which inputs are such decisions; all by default.
 */
export type SecondPerson<Input = never> = {
  right: Permission;
  or?: Permission;
  refusal: string;
  isStrict?: boolean;
  appliesTo?(input: Input): boolean;
};

/** involvedUsers: who created, requested or changed the record, or benefits from the decision. */
type DecisionContext = { divisionId: number; involvedUsers: readonly (number | null)[] };
/**
 * Check whether the actor may decide. @returns whether they decide without a second person @throws rule where a
 * colleague could decide
 */
export type RequireSecondPerson = (context: DecisionContext & { right?: Permission }) => Promise<boolean>;

/**
 * Apply rule B of the access policy: an involved user leaves the decision to a colleague, and decides alone only where
 * there is none.
 * A user whose permission is not B, or who is not involved, is free to decide. product 5.11, §0.3
 */
async function decisionStatusOf(
  db: Executor,
  actor: Actor,
  { right, divisionId, involvedUsers }: DecisionContext & { right: Permission },
): Promise<"free" | "alone" | "left"> {
  if (actor.kind !== "user" || grantOfActor(actor, right) !== "B" || !involvedUsers.includes(actor.userId))
    return "free";
  const except = involvedUsers.filter((column) => column !== null);
  return (await hasSecondPerson(db, right, { divisionId, except })) ? "left" : "alone";
}

/**
 * Check whether the actor has the permission and need not leave the decision to a colleague. For buttons on screens.
 */
export const mayDecide = async (
  db: Executor,
  actor: Actor,
  right: Permission,
  context: DecisionContext,
): Promise<boolean> => can(actor, right) && (await decisionStatusOf(db, actor, { right, ...context })) !== "left";

type Decision<Input> = {
  operation: string;
  actor: Actor;
  /** On a screen a reason is required for a decision without a second person; in a call it is optional. */
  channel: string;
  secondPerson: SecondPerson<Input> | undefined;
  input: Input;
  /** The raw input, which may contain the reason beside the operation's own fields. */
  rawInput: unknown;
  /** Build the refusal of a message, with a code where one is given. */
  refused(message: string, values?: Record<string, never>, code?: string): Error;
};
type Entry = { after?: unknown; reason?: string };
/** Error code that makes the screen ask for the reason. */
const noColleagueCode = "ALONE";
/** The reason for deciding without a second person, for operations that have no reason field of their own. */
const aloneReason = z.object({ aloneReason: z.string().trim().min(3).max(500) });

/**
 * Check one decision. `requireSecondPerson` is called by the operation and `withReason` completes its audit entries.
 * `notifyManagers` reports a decision without a second person. product §0.3
 */
export function decisionOf<Input>(
  db: Transaction,
  { operation, actor, channel, secondPerson, input, rawInput, refused }: Decision<Input>,
) {
  const rule = secondPerson?.appliesTo?.(input) === false ? undefined : secondPerson;
  let isChecked = false;
  let withoutSecondPerson = false;
  const requireSecondPerson: RequireSecondPerson = async (context) => {
    if (!rule) throw new Error(`${operation} declares no second person`);
    isChecked = true;
    const status = await decisionStatusOf(db, actor, { ...rule, ...context });
    if (status === "left" || (status === "alone" && rule.isStrict)) throw refused(rule.refusal);
    withoutSecondPerson ||= status === "alone";
    return status === "alone";
  };
  function withReason<E extends Entry>(entries: readonly E[]): E[] {
    if (rule && !isChecked && entries.length > 0) throw new Error(`${operation} asked for no second person`);
    if (!withoutSecondPerson) return [...entries];
    const { data: parsedReason } = aloneReason.safeParse(rawInput);
    if (channel === "action" && !parsedReason && !entries.some(({ reason }) => reason))
      throw refused("errors.aloneReason", {}, noColleagueCode);
    return entries.map((entry) => ({
      ...entry,
      after: { ...(entry.after as object), samePerson: true },
      ...(parsedReason ? { reason: [entry.reason, parsedReason.aloneReason].filter(Boolean).join(" · ") } : {}),
    }));
  }
  const notifyManagers = async (entryId: number) =>
    void (withoutSecondPerson && (await addJob(db, "tell-decided-alone", { entryId })));
  return { requireSecondPerson, withReason, notifyManagers };
}
