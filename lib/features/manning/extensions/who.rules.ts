import type { Actor } from "@/lib/access/actor";

/** Return the crew id of a seafarer's account. */
export const ownOf = (actor: Actor) => (actor.kind === "user" ? (actor.crewId ?? null) : null);
export const isOwn = (actor: Actor, crewId: number) => ownOf(actor) === crewId;
