import type { DivisionId } from "@/db/enums/divisions";
import type { Role, SubRole } from "@/db/enums/users";
import { grantOf, roleColumn, rowsFor, type Grant, type Permission } from "./permissions";
import type { Rows } from "./policy";
import { isAllowedByMenu } from "./tags";

export type UserActor = {
  kind: "user";
  userId: number;
  email: string;
  name: string;
  role: Role;
  subRole: SubRole | null;
  divisionId: DivisionId;
  /** Menu tags the account is limited to; null for all of the role. */
  accessList?: string[] | null;
  /** The seafarer linked to a crew account. */
  crewId?: number | null;
  /** The head's vessel: the one signed on to, else that of the account. */
  vesselId?: number | null;
  /** The principal linked to a principal account. */
  principalId?: number | null;
  /** The session of this request; null for an API token. */
  sessionId?: string | null;
};
/** An anonymous visitor who solved a captcha. sameNetwork is false when the gate token came from another network. */
export type VisitorActor = { kind: "visitor"; visitorId: string; gateTokenId: string; sameNetwork: boolean };
export type Actor = UserActor | VisitorActor | { kind: "scheduler" } | { kind: "stranger" };

export const anonymousActor: Actor = { kind: "stranger" };

/**
 * Check whether the actor has a permission. The role is the limit; access list and division may reduce it. Rows are
 * checked by visibleTo(actor).
 */
export function can(actor: Actor, permission: Permission): boolean {
  if (actor.kind === "scheduler") return true;
  return (
    actor.kind === "user" &&
    grantOf(actor.role, actor.subRole, permission) !== "-" &&
    isAllowedByMenu(actor, permission)
  );
}

/**
 * Return the grant of the actor's role. "-" where the actor does not have the permission, and for actors that are not
 * users.
 */
export const grantOfActor = (actor: Actor, permission: Permission): Grant =>
  actor.kind === "user" && can(actor, permission) ? grantOf(actor.role, actor.subRole, permission) : "-";

/** Return the row scope of a permission for this actor, or "none". The scheduler covers every division. */
export function rowsOf(actor: Actor, permission: Permission): Rows | "none" {
  if (actor.kind === "scheduler") return "every-division";
  if (actor.kind !== "user" || !can(actor, permission)) return "none";
  return rowsFor(permission, roleColumn(actor.role, actor.subRole));
}

/**
 * Return everything about an actor that decides which rows they see. Prepared queries are cached by it
 * (db/prepared-query.ts).
 */
export const visibilityKey = (actor: Actor) =>
  actor.kind === "user"
    ? [actor.role, actor.subRole, actor.divisionId, actor.accessList, actor.crewId, actor.vesselId, actor.principalId]
    : actor.kind;

const identityFields = ["userId", "email", "name", "sessionId", "visitorId", "gateTokenId", "sameNetwork"] as const;
const identityGuards = Object.fromEntries(
  identityFields.map((field) => [
    field,
    {
      get() {
        throw new Error(`${field} is not among what a kept query may read of its reader`);
      },
    },
  ]),
);

/**
 * Return the actor with only the fields of visibilityKey, for reads that are cached for all viewers with the same key.
 * Reading any other field throws, because one user would see what was read for another.
 */
export function withoutIdentity(actor: Actor): Actor {
  if (actor.kind !== "user") return Object.defineProperties({ kind: actor.kind } as Actor, identityGuards);
  const { kind, role, subRole, divisionId, accessList, crewId, vesselId, principalId } = actor;
  const visible = { kind, role, subRole, divisionId, accessList, crewId, vesselId, principalId };
  return Object.defineProperties(visible as UserActor, identityGuards);
}

/**
 * Check whether the actor may answer a link that was sent to a seafarer. A signed-in user answers only for themselves.
 * product 5.9
 */
export const canAnswerFor = (actor: Actor, crewId: number | null): boolean =>
  actor.kind !== "user" || (crewId !== null && actor.crewId === crewId);

/** Return the user id of the actor, or null for a visitor and the scheduler. */
export const userIdOf = (actor: Actor): number | null => (actor.kind === "user" ? actor.userId : null);

export function actorId(actor: Actor): string | null {
  if (actor.kind === "user") return String(actor.userId);
  return actor.kind === "visitor" ? actor.visitorId : null;
}
