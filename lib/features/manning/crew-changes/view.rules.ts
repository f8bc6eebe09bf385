import type { Locale } from "@/lib/platform/i18n/locales";
import { textOf } from "@/lib/features/crew/compliance/text.rules";
import type { Period } from "@/lib/platform/calendar/period";
import { daysBetween } from "@/lib/platform/calendar/period";
import { isOnBoard, isOpenSlot, summaryOf, wireOfSlot, type Assignment } from "../slots.rules";
import type { Lack } from "./missing.rules";
import { changesOf, dayOfChange, daysBetweenThem, isUncovered, type Change } from "./pairs.rules";
import type { TourRow } from "./queries";
import type { CrewChange, CrewChangeList } from "./schema";

type Tour = NonNullable<TourRow["tour"]>;
type Row = TourRow & { tour: Tour; person: NonNullable<TourRow["person"]> };
type Known = Assignment & { row: Row };
type Seat = Pick<TourRow, "seat" | "position">;
type SeatChange = Seat & Change<Known>;
/** Missing items by assignment. */
type Missing = ReadonlyMap<number, readonly Lack[]>;
type Reading = { today: string; locale: Locale };

const isHeld = (row: TourRow): row is Row => row.tour !== null && row.person !== null;

/** List the changes of all seats of a vessel. */
export function seatChanges(rows: readonly TourRow[], window: Period, today: string): SeatChange[] {
  const bySeat = new Map<number, TourRow[]>();
  for (const row of rows) if (row.seat) bySeat.set(row.seat.id, [...(bySeat.get(row.seat.id) ?? []), row]);
  return [...bySeat.values()].flatMap((own) => {
    const [first] = own;
    const tours = own.filter(isHeld).map((row) => ({ ...row.tour, row }));
    return first
      ? changesOf(tours, window, today).map((change) => ({ seat: first.seat, position: first.position, ...change }))
      : [];
  });
}

/** Return the rows of plans in the changes. */
export const plansOf = (changes: readonly SeatChange[]): Row[] =>
  changes.flatMap(({ joining }) => (joining && joining.checkedInOn === null ? [joining.row] : []));

const personOf = ({ id: assignmentId, slot, row: { person, tour } }: Known) => ({
  assignmentId,
  startDate: tour.startDate,
  endDate: tour.endDate,
  principalStatus: tour.principalStatus,
  employeeStatus: tour.employeeStatus,
  version: tour.version,
  employeeId: person.id,
  employeeIdNumber: person.employeeNumber,
  employeeFullName: person.fullName,
  slot: isOpenSlot(slot) ? wireOfSlot[slot] : null,
});

const leavingOf = (tour: Known, today: string): CrewChange["leaving"] => ({
  ...personOf(tour),
  onBoard: tour.checkedInOn,
  offBoard: tour.checkedOutOn,
  daysLeft: isOnBoard(tour) ? daysBetween(today, tour.endDate) : null,
  isExtended: tour.originalEndDate !== null,
});

const worstFirst = ({ level: one }: Lack, { level: other }: Lack) =>
  Number(other === "block") - Number(one === "block");

const joiningOf = (tour: Known, missing: Missing, locale: Locale): CrewChange["joining"] => ({
  ...personOf(tour),
  onBoard: tour.checkedInOn,
  summaryStatus: summaryOf(tour),
  missing: [...(missing.get(tour.id) ?? [])]
    .sort(worstFirst)
    .map((lack) => ({ kind: lack.kind, level: lack.level, text: textOf(lack, locale) })),
});

function rowOf(change: SeatChange, missing: Missing, { today, locale }: Reading): CrewChange | null {
  const { seat, position, leaving, joining } = change;
  if (!seat || !position) return null;
  return {
    vesselCrewId: seat.id,
    sequence: seat.sequence,
    jobPositionId: position.id,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    day: dayOfChange(change),
    leaving: leaving && leavingOf(leaving, today),
    joining: joining && joiningOf(joining, missing, locale),
    daysBetween: daysBetweenThem(change),
    isUncovered: isUncovered(change),
  };
}

/** Order by day, then by rank. Vacant seats come first. */
const byDay = (one: CrewChange, other: CrewChange) => (one.day ?? "").localeCompare(other.day ?? "");

/** Build the rows of a window and their totals: leaving, joining, uncovered seats, and relievers with missing items. */
export function viewOf(
  changes: readonly SeatChange[],
  missing: Missing,
  window: Period,
  reading: Reading,
): Pick<CrewChangeList, "rows" | "counts"> {
  const rows = changes.flatMap((change) => rowOf(change, missing, reading) ?? []).sort(byDay);
  const isIn = (day: string | null | undefined) => typeof day === "string" && day <= window.to;
  const joining = rows.flatMap((row) => (row.joining && row.joining.summaryStatus !== "Rejected" ? [row.joining] : []));
  return {
    rows,
    counts: {
      leaving: rows.filter(({ leaving }) => leaving && isLeavingIn(leaving, window)).length,
      joining: joining.filter(({ onBoard, startDate }) => isIn(onBoard ?? startDate)).length,
      uncovered: rows.filter((row) => row.isUncovered).length,
      notReady: joining.filter(({ missing: lacks }) => lacks.length > 0).length,
    },
  };
}

const isLeavingIn = ({ offBoard, endDate }: NonNullable<CrewChange["leaving"]>, { from, to }: Period) =>
  offBoard === null ? endDate <= to : offBoard >= from && offBoard <= to;
