import { summaryStatus, type EmployeeStatus, type PrincipalStatus, type Slot } from "@/db/enums/manning";
import type { Event, Window } from "./event.rules";

type Tour = {
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
type Moved = {
  tour: Tour;
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
export function movesOf(
  { tour, person, position, vessel, port, schedule }: Moved,
  window: Window,
  isOwn: boolean,
): Event[] {
  const { id, slot, startDate, endDate, checkedInOn, checkedOutOn } = tour;
  const answer = summaryStatus(tour.principalStatus, tour.employeeStatus);
  const wasAboard = checkedInOn !== null;
  const stands = slot !== "cancelled" && (wasAboard || (slot !== "history" && answer !== "Rejected"));
  const record = `/dashboard/crew-management/${person.id}/details?tab=upcoming-schedule`;
  const event = (kind: "joining" | "sign-off", day: string, counts: boolean, place: string | null): Event => ({
    id: `${kind}-${id}`,
    facts: {
      kind,
      when: { firstDay: day, lastDay: day },
      person: person.fullName,
      position,
      vessel: vessel.name,
      place,
      paper: null,
      isTentative: !wasAboard && answer !== "Confirmed",
    },
    counts,
    floor: 0,
    path: isOwn && kind === "joining" && !wasAboard ? joiningPage : record,
  });
  const isNear = (day: string) => day >= window.from && day <= window.to;
  const joins = checkedInOn ?? schedule?.onBoardDate ?? startDate;
  const leaves = checkedOutOn ?? schedule?.offBoardDate ?? endDate;
  const isAhead = !wasAboard && stands;
  return [
    // The vessel's present port says nothing about joinings in the past or in half a year.
    event("joining", joins, stands && isNear(joins), isAhead ? (schedule?.onBoardPort ?? port) : null),
    event("sign-off", leaves, stands && wasAboard && isNear(leaves), schedule?.offBoardPort ?? null),
  ];
}
