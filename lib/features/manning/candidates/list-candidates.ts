import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { isOfficer, needsPrincipalApproval } from "../approval.rules";
import { defaultHandoverDays } from "../assignment-dates.rules";
import { seatOf, slotOfWire } from "../slots.rules";
import { inOrder } from "./fit.rules";
import { holeOf, monthsOf, relievedBy } from "./period.rules";
import { selectCandidates } from "./queries";
import { windowOf, type Page } from "./window.rules";
import { candidatePage, listCandidatesInput, type WantedSeat } from "./schema";
import { wantedSeatOf, type SeatWanted } from "./seat.queries";
import { judged, onWire } from "./wire.rules";

type Slot = "next" | "next-but-one";
type Given = { startAssignmentDate?: string | undefined; endAssignmentDate?: string | undefined };

/** Map the slot and its period to the dialog's header. */
function holeOnWire(found: SeatWanted, slot: Slot, given: Given, today: string): WantedSeat {
  const { vessel, vesselType, position, principal, tours } = found;
  const seat = seatOf(found.seatId, tours);
  const hole = holeOf(seat, slot, today);
  const startDate = given.startAssignmentDate ?? hole.startDate;
  const endDate = given.endAssignmentDate ?? hole.endDate;
  const before = relievedBy(seat, slot);
  return {
    vesselId: vessel.id,
    vesselName: vessel.name,
    vesselType: vesselType.name,
    vesselTypeNameId: vesselType.nameId,
    vesselCrewId: found.seatId,
    jobPositionId: position.id,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    assignmentOn: slot === "next" ? "Next" : "NextButOne",
    startDate,
    endDate,
    durationMonths: monthsOf({ startDate, endDate }) ?? hole.months,
    handoverDays: defaultHandoverDays,
    relieves: before && {
      employeeId: before.crewId,
      fullName: tours.find(({ id }) => id === before.id)?.fullName ?? null,
      endDate: before.endDate,
    },
    principal: principal?.name ?? null,
    approvalPolicy: principal?.approvalPolicy ?? null,
    needPrincipalApproval: needsPrincipalApproval(principal?.approvalPolicy ?? null, isOfficer(position.level)),
    isTaken: seat.slots[slot] !== null,
  };
}

/** Return a page of the judged candidates. Later pages keep the database order. */
function pageOfJudged(found: readonly ReturnType<typeof judged>[], { pageNumber, pageSize }: Page) {
  const { isJudged } = windowOf({ pageNumber, pageSize });
  return isJudged ? inOrder(found).slice((pageNumber - 1) * pageSize, pageNumber * pageSize) : found;
}

/**
 * List candidates for a slot, best fit first, with reasons and effects on other vessels. Two queries. D2 §3, §7,
 * product 5.2, 5.5. @throws not-found, invalid when the period ends before it starts
 */
export const listCandidates = read({
  name: "manning.list-candidates",
  access: "manning:propose",
  input: listCandidatesInput,
  output: candidatePage,
  async run({ db, actor, now, locale }, input) {
    const { category, filterList, pageNumber, pageSize, assignmentOn } = input;
    const today = dayOf(now);
    const place = await wantedSeatOf(db, actor, input);
    const seat = holeOnWire(place, slotOfWire[assignmentOn] as Slot, input, today);
    if (seat.endDate <= seat.startDate)
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "endAssignmentDate", message: "manning.problems.end-before-start" },
      ]);
    const { vessel, position, belowIds, requirements } = place;
    const wanted = {
      today,
      from: seat.startDate,
      to: seat.endDate,
      positionId: position.id,
      belowIds,
      vesselTypeId: vessel.vesselTypeId,
      vesselId: vessel.id,
    };
    const { divisionId, principalId } = vessel;
    const asked = {
      ...wanted,
      seatId: place.seatId,
      divisionId,
      principalId,
      category,
      filterList,
      pageNumber,
      pageSize,
    };
    const { rows, counts } = await selectCandidates(db, asked);
    const found = rows.map((row) => judged(row, { wanted, requirements }));
    return {
      rows: pageOfJudged(found, input).map((one) => onWire(one, { wanted, locale })),
      total: counts[category],
      pageNumber,
      pageSize,
      seat,
      counts,
    };
  },
});
