import type { Locale } from "@/lib/platform/i18n/locales";
import { printedName } from "@/lib/features/crew/formats/passport-name.rules";
import { findingTextOf } from "@/lib/features/crew/compliance/finding-text.rules";
import type { Period } from "@/lib/platform/calendar/period";
import { daysBetween } from "@/lib/platform/calendar/period";
import { isOnBoard, isOpenSlot, summaryOf, apiSlotOf, type Assignment } from "../slots.rules";
import type { MissingItem } from "./missing-items.rules";
import { changesOf, dayOfChange, daysBetweenHolders, isUncovered, type LeaverAndJoiner } from "./seat-change.rules";
import type { ChangeRow } from "./queries";
import type { CrewChange, CrewChangeList } from "./schema";

type HeldAssignment = NonNullable<ChangeRow["assignment"]>;
type Row = ChangeRow & { assignment: HeldAssignment; person: NonNullable<ChangeRow["person"]> };
type KnownRow = Assignment & { row: Row };
type Seat = Pick<ChangeRow, "seat" | "position">;
type SeatChange = Seat & LeaverAndJoiner<KnownRow>;
/** Missing items by assignment. */
type Missing = ReadonlyMap<number, readonly MissingItem[]>;
type Reader = { today: string; locale: Locale };

const hasHolder = (row: ChangeRow): row is Row => row.assignment !== null && row.person !== null;

/** List the changes of all seats of a vessel. */
export function seatChanges(rows: readonly ChangeRow[], window: Period, today: string): SeatChange[] {
  const bySeat = new Map<number, ChangeRow[]>();
  for (const row of rows) if (row.seat) bySeat.set(row.seat.id, [...(bySeat.get(row.seat.id) ?? []), row]);
  return [...bySeat.values()].flatMap((own) => {
    const [first] = own;
    const assignments = own.filter(hasHolder).map((row) => ({ ...row.assignment, row }));
    return first
      ? changesOf(assignments, window, today).map((change) => ({
          seat: first.seat,
          position: first.position,
          ...change,
        }))
      : [];
  });
}

/** Return the rows of plans in the changes. */
export const plannedRowsOf = (changes: readonly SeatChange[]): Row[] =>
  changes.flatMap(({ joining }) => (joining && joining.checkedInOn === null ? [joining.row] : []));

const personOf = ({ id: assignmentId, slot, row: { person, assignment } }: KnownRow) => ({
  assignmentId,
  startDate: assignment.startDate,
  endDate: assignment.endDate,
  principalStatus: assignment.principalStatus,
  employeeStatus: assignment.employeeStatus,
  version: assignment.version,
  crewId: person.id,
  employeeIdNumber: person.employeeNumber,
  employeeFullName: person.fullName,
  employeePassportName: printedName(person),
  slot: isOpenSlot(slot) ? apiSlotOf[slot] : null,
});

const leavingOf = (assignment: KnownRow, today: string): CrewChange["leaving"] => ({
  ...personOf(assignment),
  onBoard: assignment.checkedInOn,
  offBoard: assignment.checkedOutOn,
  daysLeft: isOnBoard(assignment) ? daysBetween(today, assignment.endDate) : null,
  isExtended: assignment.originalEndDate !== null,
});

const worstFirst = ({ level: one }: MissingItem, { level: other }: MissingItem) =>
  Number(other === "block") - Number(one === "block");

const joiningOf = (assignment: KnownRow, missing: Missing, locale: Locale): CrewChange["joining"] => ({
  ...personOf(assignment),
  onBoard: assignment.checkedInOn,
  summaryStatus: summaryOf(assignment),
  missing: [...(missing.get(assignment.id) ?? [])].sort(worstFirst).map((missingItem) => ({
    kind: missingItem.kind,
    level: missingItem.level,
    text: findingTextOf(missingItem, locale),
  })),
});

function rowOf(change: SeatChange, missing: Missing, { today, locale }: Reader): CrewChange | null {
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
    daysBetween: daysBetweenHolders(change),
    isUncovered: isUncovered(change),
  };
}

/** Order by day, then by rank. Vacant seats come first. */
const byDay = (one: CrewChange, other: CrewChange) => (one.day ?? "").localeCompare(other.day ?? "");

/** Build the rows of a window and their totals: leaving, joining, uncovered seats, and relievers with missing items. */
export function crewChangeView(
  changes: readonly SeatChange[],
  missing: Missing,
  window: Period,
  reader: Reader,
): Pick<CrewChangeList, "rows" | "counts"> {
  const rows = changes.flatMap((change) => rowOf(change, missing, reader) ?? []).sort(byDay);
  const isIn = (day: string | null | undefined) => typeof day === "string" && day <= window.to;
  const joining = rows.flatMap((row) => (row.joining && row.joining.summaryStatus !== "Rejected" ? [row.joining] : []));
  return {
    rows,
    counts: {
      leaving: rows.filter(({ leaving }) => leaving && isLeavingIn(leaving, window)).length,
      joining: joining.filter(({ onBoard, startDate }) => isIn(onBoard ?? startDate)).length,
      uncovered: rows.filter((row) => row.isUncovered).length,
      notReady: joining.filter(({ missing: missingItems }) => missingItems.length > 0).length,
    },
  };
}

const isLeavingIn = ({ offBoard, endDate }: NonNullable<CrewChange["leaving"]>, { from, to }: Period) =>
  offBoard === null ? endDate <= to : offBoard >= from && offBoard <= to;
