import type { Actor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";

/** The seafarer behind an account. */
export const ownOf = (actor: Actor) => (actor.kind === "user" ? (actor.crewId ?? null) : null);
export const isOwn = (actor: Actor, crewId: number) => ownOf(actor) === crewId;
export const columnOf = (actor: Actor) =>
  actor.kind === "user" ? roleColumn(actor.role, actor.subRole) : ("SA" as const);
