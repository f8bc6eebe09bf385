import type { DivisionId } from "@/db/enums/divisions";
import type { Role, SubRole } from "@/db/enums/users";
import { grantOf, roleColumn, rowsFor, type Grant, type Permission } from "./permissions";
import type { Rows } from "./policy";
import { isReachable } from "./tags";

export type UserActor = {
  kind: "user";
  userId: number;
  email: string;
  name: string;
  role: Role;
  subRole: SubRole | null;
  divisionId: DivisionId;
  /** Menu tags this person is limited to; null for all the role may open. */
  accessList?: string[] | null;
  /** The seafarer behind a crew account. */
  crewId?: number | null;
  /** The vessel a head answers for: the one signed on to, else the one the account names. */
  vesselId?: number | null;
  /** The principal a principal account belongs to. */
  principalId?: number | null;
  /** The sign-in behind this request; null for a program with a token. */
  sessionId?: string | null;
};
/** An anonymous person who solved a captcha; sameNetwork is false when the gate token came from elsewhere. */
export type VisitorActor = { kind: "visitor"; visitorId: string; gateTokenId: string; sameNetwork: boolean };
export type Actor = UserActor | VisitorActor | { kind: "scheduler" } | { kind: "stranger" };

export const stranger: Actor = { kind: "stranger" };

/** May this actor ever do this? The role is the ceiling; access list and division may lower it. Which rows it covers is visibleTo(actor). */
export function can(actor: Actor, permission: Permission): boolean {
  if (actor.kind === "scheduler") return true;
  return (
    actor.kind === "user" && grantOf(actor.role, actor.subRole, permission) !== "-" && isReachable(actor, permission)
  );
}

/** How the role has what this person may ever do; "-" where they may not, and for whoever is no person. */
export const grantedTo = (actor: Actor, permission: Permission): Grant =>
  actor.kind === "user" && can(actor, permission) ? grantOf(actor.role, actor.subRole, permission) : "-";

/** Whose records this actor may do this with; "none" for who may not at all. The clock covers every division. */
export function rowsOf(actor: Actor, permission: Permission): Rows | "none" {
  if (actor.kind === "scheduler") return "every-division";
  if (actor.kind !== "user" || !can(actor, permission)) return "none";
  return rowsFor(permission, roleColumn(actor.role, actor.subRole));
}

/** All of an actor that decides which rows they see, by which queries are kept (db/kept-query.ts). */
export const eyesOf = (actor: Actor) =>
  actor.kind === "user"
    ? [actor.role, actor.subRole, actor.divisionId, actor.accessList, actor.crewId, actor.vesselId, actor.principalId]
    : actor.kind;

const notAmongEyes = ["userId", "email", "name", "sessionId", "visitorId", "gateTokenId", "sameNetwork"] as const;
const refusing = Object.fromEntries(
  notAmongEyes.map((field) => [
    field,
    {
      get() {
        throw new Error(`${field} is not among what a kept query may read of its reader`);
      },
    },
  ]),
);

/**
 * The actor as far as eyesOf goes, for whoever reads what is kept for everybody with the same eyes: what else is asked of them
 * is refused, since it would show one person what was read for another.
 */
export function behindEyes(actor: Actor): Actor {
  if (actor.kind !== "user") return Object.defineProperties({ kind: actor.kind } as Actor, refusing);
  const { kind, role, subRole, divisionId, accessList, crewId, vesselId, principalId } = actor;
  const eyes = { kind, role, subRole, divisionId, accessList, crewId, vesselId, principalId };
  return Object.defineProperties(eyes as UserActor, refusing);
}

/** Whether a link that a seafarer was sent may be answered by whoever opened it: somebody signed in answers for themselves alone. product 5.9 */
export const mayAnswerAs = (actor: Actor, crewId: number | null): boolean =>
  actor.kind !== "user" || (crewId !== null && actor.crewId === crewId);

/** Whose account is at work; null for a visitor and the clock. */
export const userIdOf = (actor: Actor): number | null => (actor.kind === "user" ? actor.userId : null);

export function actorId(actor: Actor): string | null {
  if (actor.kind === "user") return String(actor.userId);
  return actor.kind === "visitor" ? actor.visitorId : null;
}
