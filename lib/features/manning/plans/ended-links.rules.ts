import type { DecisionParty } from "@/db/enums/evidence";
import type { LinkEnd } from "@/db/enums/manning";
import { daysBetween } from "@/lib/platform/calendar/period";
import { extensionEndOf } from "./extension-end.rules";
import { isPlannable, type Assignment, type Change } from "../slots.rules";

/** Dates that move further make it a different question. product 5.2, 5.9 */
const maxDaysMoved = 7;

/** Why each party's link ends with a change; null while the question stays the same. */
type LinkEnds = Record<DecisionParty, LinkEnd | null>;
type AnswerLinkEnds = Omit<LinkEnds, "extension">;

const bothParties = (end: LinkEnd | null): AnswerLinkEnds => ({ principal: end, employee: end });
const hasMoved = (was: string, is: string | undefined) =>
  is !== undefined && Math.abs(daysBetween(was, is)) > maxDaysMoved;

function linkEndsOfAnswers({ principalStatus, employeeStatus }: Change["set"]): AnswerLinkEnds {
  if (principalStatus === "Pending") return bothParties("asked-again");
  if (principalStatus === "Rejected" || employeeStatus === "Rejected") return bothParties("decided");
  return {
    principal: principalStatus === undefined ? null : "decided",
    employee: employeeStatus === undefined ? null : "decided",
  };
}

type Dates = Pick<Assignment, "startDate" | "endDate">;

function linkEndsOfPlan({ from, to, set }: Change, was: Dates): AnswerLinkEnds {
  if (to === "cancelled") return bothParties("removed");
  if (to !== from && !isPlannable(to)) return bothParties(to === "current" ? "joined" : "changed");
  if (hasMoved(was.startDate, set.startDate) || hasMoved(was.endDate, set.endDate)) return bothParties("dates-changed");
  return linkEndsOfAnswers(set);
}

const linkEndOfExtension = { "signed-off": "changed", "dates-changed": "dates-changed" } as const;

/** Return which approval links a change of an assignment ends. product 5.9 */
export function linksEndedByChange(change: Change, was: Dates): LinkEnds {
  const end = extensionEndOf(change, was);
  return { ...linkEndsOfPlan(change, was), extension: end && linkEndOfExtension[end] };
}
