import type { DecisionParty } from "@/db/enums/evidence";
import type { LinkEnd } from "@/db/enums/manning";
import { daysBetween } from "@/lib/platform/calendar/period";
import { extensionEndOf } from "./extension-end.rules";
import { isPlannable, type Assignment, type Change } from "./slots.rules";

/** Dates that move further make it a different question. product 5.2, 5.9 */
const mostDaysMoved = 7;

/** Why each party's link ends with a change; null while the question stays the same. */
type LinkFate = Record<DecisionParty, LinkEnd | null>;
type AnswersFate = Omit<LinkFate, "extension">;

const both = (end: LinkEnd | null): AnswersFate => ({ principal: end, employee: end });
const hasMoved = (was: string, is: string | undefined) =>
  is !== undefined && Math.abs(daysBetween(was, is)) > mostDaysMoved;

function fateOfAnswers({ principalStatus, employeeStatus }: Change["set"]): AnswersFate {
  if (principalStatus === "Pending") return both("asked-again");
  if (principalStatus === "Rejected" || employeeStatus === "Rejected") return both("decided");
  return {
    principal: principalStatus === undefined ? null : "decided",
    employee: employeeStatus === undefined ? null : "decided",
  };
}

type Dates = Pick<Assignment, "startDate" | "endDate">;

function fateOfPlan({ from, to, set }: Change, was: Dates): AnswersFate {
  if (to === "cancelled") return both("removed");
  if (to !== from && !isPlannable(to)) return both(to === "current" ? "joined" : "changed");
  if (hasMoved(was.startDate, set.startDate) || hasMoved(was.endDate, set.endDate)) return both("dates-changed");
  return fateOfAnswers(set);
}

const linkEndOf = { "signed-off": "changed", "dates-changed": "dates-changed" } as const;

/** Return which approval links a change of an assignment ends. product 5.9 */
export function fateOf(change: Change, was: Dates): LinkFate {
  const end = extensionEndOf(change, was);
  return { ...fateOfPlan(change, was), extension: end && linkEndOf[end] };
}
