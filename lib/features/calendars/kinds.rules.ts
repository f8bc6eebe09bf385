import { feedKinds, type FeedKind } from "@/db/enums/calendars";
import { can, type UserActor } from "@/lib/access/actor";
import { isAmong, viewerAs } from "@/lib/access/roles";
import { extentOf } from "@/lib/features/crew/fields.rules";

/** The seafarer behind an account of a crew member or a head, whose own appointments it may follow whatever else it sees. */
export const ownCrewId = (actor: UserActor): number | null =>
  isAmong(actor, "seafarers") ? (actor.crewId ?? null) : null;

/** Who may follow what of others: the office its division, a principal and a head their vessels. Nobody on board learns of a check-up but of their own. product 2.11, 5.11, 5.12 */
const followsOthers: Record<FeedKind, (actor: UserActor) => boolean> = {
  "crew-changes": (actor) => can(actor, "manning:view"),
  "check-ups": (actor) =>
    !isAmong(actor, "seafarers") && (can(actor, "preparation:view") || can(actor, "applicants:view")),
  interviews: (actor) => can(actor, "applicants:view"),
  expiries: (actor) =>
    !isAmong(actor, "crew-members") && can(actor, "crew:view") && extentOf(viewerAs(actor), "professional") === "full",
};
const followsOwn: Record<FeedKind, (actor: UserActor) => boolean> = {
  "crew-changes": (actor) => can(actor, "crew:view"),
  "check-ups": (actor) => can(actor, "preparation:view"),
  interviews: () => false,
  expiries: (actor) => can(actor, "crew:view"),
};

/** What a person may put into a calendar now. */
export const kindsOf = (actor: UserActor): FeedKind[] =>
  feedKinds.filter((kind) => followsOthers[kind](actor) || (ownCrewId(actor) !== null && followsOwn[kind](actor)));

export const mayFollowOthers = (actor: UserActor, kind: FeedKind) => followsOthers[kind](actor);
