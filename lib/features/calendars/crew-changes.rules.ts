import { summaryStatus, type EmployeeStatus, type PrincipalStatus, type Slot } from "@/db/enums/manning";
import type { CalendarEvent, FeedWindow } from "./event.rules";

type AssignmentDates = {
  id: number;
  slot: Slot;
  startDate: string;
  endDate: string;
  checkedInOn: string | null;
  checkedOutOn: string | null;
  principalStatus: PrincipalStatus;
  employeeStatus: EmployeeStatus;
};
/** Days and ports of a schedule. */
type Schedule = Record<"onBoardDate" | "offBoardDate" | "onBoardPort" | "offBoardPort", string | null>;
type CrewChangeRow = {
  tour: AssignmentDates;
  person: { id: number; fullName: string };
  position: { name: string; nameEn: string };
  vessel: { name: string };
  port: string | null;
  schedule: Schedule | null;
};

const joiningPage = "/dashboard/my-joining";

/**
 * Build the two events of an assignment: joining, planned or actual, and sign-off for people on board.
 * An unconfirmed plan is tentative. A rejected or cancelled one does not take place.
 */
export function crewChangeEvents(
  { tour, person, position, vessel, port, schedule }: CrewChangeRow,
  window: FeedWindow,
  isOwn: boolean,
): CalendarEvent[] {
  const { id, slot, startDate, endDate, checkedInOn, checkedOutOn } = tour;
  const answer = summaryStatus(tour.principalStatus, tour.employeeStatus);
  const hasJoined = checkedInOn !== null;
  const isValid = slot !== "cancelled" && (hasJoined || (slot !== "history" && answer !== "Rejected"));
  const record = `/dashboard/crew-management/${person.id}/details?tab=upcoming-schedule`;
  const event = (kind: "joining" | "sign-off", day: string, counts: boolean, place: string | null): CalendarEvent => ({
    id: `${kind}-${id}`,
    facts: {
      kind,
      when: { firstDay: day, lastDay: day },
      person: person.fullName,
      position,
      vessel: vessel.name,
      place,
      paper: null,
      isTentative: !hasJoined && answer !== "Confirmed",
    },
    counts,
    floor: 0,
    path: isOwn && kind === "joining" && !hasJoined ? joiningPage : record,
  });
  const isNear = (day: string) => day >= window.from && day <= window.to;
  const joins = checkedInOn ?? schedule?.onBoardDate ?? startDate;
  const leaves = checkedOutOn ?? schedule?.offBoardDate ?? endDate;
  const isAhead = !hasJoined && isValid;
  return [
    // The vessel's present port says nothing about joinings in the past or in half a year.
    event("joining", joins, isValid && isNear(joins), isAhead ? (schedule?.onBoardPort ?? port) : null),
    event("sign-off", leaves, isValid && hasJoined && isNear(leaves), schedule?.offBoardPort ?? null),
  ];
}
