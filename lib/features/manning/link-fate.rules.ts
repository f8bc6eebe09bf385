import type { LinkEnd } from "@/db/enums/manning";
import { daysBetween } from "@/lib/platform/calendar/period";
import { isPlannable, type Assignment, type Change } from "./slots.rules";

/** Dates that move further are another question. product 5.2, 5.9 */
const mostDaysMoved = 7;

type Asked = "principal" | "employee";
/** Why the link of whom ends with a change; null for one that still asks the same. */
type LinkFate = Record<Asked, LinkEnd | null>;

const both = (end: LinkEnd | null): LinkFate => ({ principal: end, employee: end });
const hasMoved = (was: string, is: string | undefined) =>
  is !== undefined && Math.abs(daysBetween(was, is)) > mostDaysMoved;

function fateOfAnswers({ principalStatus, employeeStatus }: Change["set"]): LinkFate {
  if (principalStatus === "Pending") return both("asked-again");
  if (principalStatus === "Rejected" || employeeStatus === "Rejected") return both("decided");
  return {
    principal: principalStatus === undefined ? null : "decided",
    employee: employeeStatus === undefined ? null : "decided",
  };
}

/** What a change of an assignment does to the links that ask about it. product 5.9 */
export function fateOf({ from, to, set }: Change, was: Pick<Assignment, "startDate" | "endDate">): LinkFate {
  if (to === "cancelled") return both("removed");
  if (to !== from && !isPlannable(to)) return both(to === "current" ? "joined" : "changed");
  if (hasMoved(was.startDate, set.startDate) || hasMoved(was.endDate, set.endDate)) return both("dates-changed");
  return fateOfAnswers(set);
}
