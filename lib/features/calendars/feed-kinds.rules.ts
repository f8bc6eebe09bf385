import { feedKinds, type FeedKind } from "@/db/enums/calendars";
import { can, type UserActor } from "@/lib/access/actor";
import { isAmong, viewerOfAccount } from "@/lib/access/roles";
import { extentOf } from "@/lib/features/crew/fields.rules";

/** Return the seafarer behind a crew or head account. It may always follow its own appointments. */
export const ownCrewId = (actor: UserActor): number | null =>
  isAmong(actor, "seafarers") ? (actor.crewId ?? null) : null;

/**
 * Permissions to follow the events of others: the office its division, a principal and a head their vessels.
 * On board, check-ups are visible to the person only. product 2.11, 5.11, 5.12
 */
const followsOthers: Record<FeedKind, (actor: UserActor) => boolean> = {
  "crew-changes": (actor) => can(actor, "manning:view"),
  "check-ups": (actor) =>
    !isAmong(actor, "seafarers") && (can(actor, "preparation:view") || can(actor, "applicants:view")),
  interviews: (actor) => can(actor, "applicants:view"),
  expiries: (actor) =>
    !isAmong(actor, "crew-members") &&
    can(actor, "crew:view") &&
    extentOf(viewerOfAccount(actor), "professional") === "full",
};
const followsOwn: Record<FeedKind, (actor: UserActor) => boolean> = {
  "crew-changes": (actor) => can(actor, "crew:view"),
  "check-ups": (actor) => can(actor, "preparation:view"),
  interviews: () => false,
  expiries: (actor) => can(actor, "crew:view"),
};

/** Return the kinds of events a user may follow now. */
export const followableKinds = (actor: UserActor): FeedKind[] =>
  feedKinds.filter((kind) => followsOthers[kind](actor) || (ownCrewId(actor) !== null && followsOwn[kind](actor)));

export const canFollowOthers = (actor: UserActor, kind: FeedKind) => followsOthers[kind](actor);
