import { and, asc, eq, inArray, isNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { roles } from "@/db/enums/users";
import { addJob } from "@/db/queue";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { can, grantedTo, type Actor, type UserActor } from "./actor";
import { actorColumns, actorOfUser, behindAccount } from "./actor-of-user";
import { grantOf, type Permission } from "./permissions";
import { superadmin } from "./roles";

/** Somebody a mail may go to, with what decides what they would see on a screen. */
export type Hearer = UserActor & { firstName: string; language: (typeof users.$inferSelect)["language"] };

/** Working accounts of a division, and superadmins as if they acted in it. Who of them may hear of something is for the noun to say. */
export async function accountsOf(db: Executor, divisionId: number, among?: SQL): Promise<Hearer[]> {
  const inDivision = or(eq(users.divisionId, divisionId), eq(users.role, superadmin));
  const found = await db
    .select(actorColumns)
    .from(users)
    .leftJoin(crew, behindAccount)
    .where(and(isNull(users.deactivatedAt), inDivision, among))
    .orderBy(asc(users.id));
  return found.map((one) => {
    const { firstName, language } = one.user;
    return { ...actorOfUser(one, null, divisionId), firstName, language };
  });
}

/** Whether somebody else who is active could decide this in the division; where nobody could, the same person may. product §0.3 */
export async function hasSecondPerson(
  db: Executor,
  right: Permission,
  { divisionId, except }: { divisionId: number; except: number | readonly number[] },
): Promise<boolean> {
  const able = roles.filter((role) => ["Y", "B"].includes(grantOf(role, null, right)));
  const others = and(inArray(users.role, able), notInArray(users.id, [except].flat()));
  return (await accountsOf(db, divisionId, others)).some((account) => can(account, right));
}

/**
 * The same as a condition on rows: what this person is a party to and a colleague could decide, which waits on the colleague's list and not on
 * theirs. parties: the columns that name them, of which some may be null.
 */
export function isLeftToColleague(actor: UserActor, right: Permission, parties: readonly PgColumn[]): SQL<boolean> {
  const able = roles.filter((role) => ["Y", "B"].includes(grantOf(role, null, right)));
  const named = sql.join(
    parties.map((party) => sql`coalesce(${party}, 0)`),
    sql`, `,
  );
  return sql<boolean>`(${actor.userId}::int in (${named}) and exists (select from users colleague
    where colleague.deactivated_at is null and (colleague.division_id = ${actor.divisionId} or colleague.role = ${superadmin})
      and ${anyOf(sql`colleague.role`, able)} and colleague.id not in (${named})))`;
}

/** What an operation says of itself that a second person decides. right: or another where the record says so; refusal: what a party is told; isHard: not even where nobody else could; when: the inputs that are such decisions, all unless said. */
export type SecondPerson<Input = never> = {
  right: Permission;
  or?: Permission;
  refusal: string;
  isHard?: boolean;
  when?(input: Input): boolean;
};

/** parties: who wrote, asked for, changed or gains by it. */
type Deciding = { divisionId: number; parties: readonly (number | null)[] };
/** Asks whether the actor may decide. @returns whether a party decides alone @throws rule where a colleague could */
export type ByTwo = (deciding: Deciding & { right?: Permission }) => Promise<boolean>;

/**
 * B of the policy: a party to something leaves it to a colleague who could decide, and decides alone where there is none. Who has the right
 * without B, or is no party, is free to. product 5.11, §0.3
 */
async function standingOf(
  db: Executor,
  actor: Actor,
  { right, divisionId, parties }: Deciding & { right: Permission },
): Promise<"free" | "alone" | "left"> {
  if (actor.kind !== "user" || grantedTo(actor, right) !== "B" || !parties.includes(actor.userId)) return "free";
  const except = parties.filter((party) => party !== null);
  return (await hasSecondPerson(db, right, { divisionId, except })) ? "left" : "alone";
}

/** Whether somebody has the right and need not leave this to a colleague. For what a screen offers. */
export const mayDecide = async (db: Executor, actor: Actor, right: Permission, deciding: Deciding): Promise<boolean> =>
  can(actor, right) && (await standingOf(db, actor, { right, ...deciding })) !== "left";

type Decision<Input> = {
  operation: string;
  actor: Actor;
  /** A screen asks why somebody decides alone; a call may say so. */
  channel: string;
  secondPerson: SecondPerson<Input> | undefined;
  input: Input;
  /** What was sent, in which the reason may stand beside the operation's own fields. */
  given: unknown;
  /** The error that says a message, under the code of what is missing where it is known by one. */
  refused(message: string, values?: Record<string, never>, code?: string): Error;
};
type Entry = { after?: unknown; reason?: string };
/** The code under which somebody who decides alone is asked why. */
const aloneCode = "ALONE";
/** The reason of who decides alone, asked where the operation has no reason of its own. */
const aloneReason = z.object({ aloneReason: z.string().trim().min(3).max(500) });

/** One decision: `byTwo` is what its operation asks, `settled` what is audited of it, `told` what follows. Decided alone, its entries say so and why, and the managers are told. product §0.3 */
export function decisionOf<Input>(
  db: Transaction,
  { operation, actor, channel, secondPerson, input, given, refused }: Decision<Input>,
) {
  const rule = secondPerson?.when?.(input) === false ? undefined : secondPerson;
  let asked = false;
  let alone = false;
  const byTwo: ByTwo = async (deciding) => {
    if (!rule) throw new Error(`${operation} declares no second person`);
    asked = true;
    const standing = await standingOf(db, actor, { ...rule, ...deciding });
    if (standing === "left" || (standing === "alone" && rule.isHard)) throw refused(rule.refusal);
    alone ||= standing === "alone";
    return standing === "alone";
  };
  function settled<E extends Entry>(entries: readonly E[]): E[] {
    if (rule && !asked && entries.length > 0) throw new Error(`${operation} asked for no second person`);
    if (!alone) return [...entries];
    const { data: said } = aloneReason.safeParse(given);
    if (channel === "action" && !said && !entries.some(({ reason }) => reason))
      throw refused("errors.aloneReason", {}, aloneCode);
    return entries.map((entry) => ({
      ...{ ...entry, after: { ...(entry.after as object), samePerson: true } },
      ...(said ? { reason: [entry.reason, said.aloneReason].filter(Boolean).join(" · ") } : {}),
    }));
  }
  const told = async (entryId: number) => void (alone && (await addJob(db, "tell-decided-alone", { entryId })));
  return { byTwo, settled, told };
}
