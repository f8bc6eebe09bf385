import type { Actor } from "@/lib/access/actor";

/** Return the crew id of a seafarer's account. */
export const ownCrewIdOf = (actor: Actor) => (actor.kind === "user" ? (actor.crewId ?? null) : null);
export const isOwnCrewId = (actor: Actor, crewId: number) => ownCrewIdOf(actor) === crewId;
