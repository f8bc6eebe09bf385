import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { isOfficerLevel, needsPrincipalApproval } from "../approval.rules";
import { defaultHandoverDays } from "../assignment-dates.rules";
import { seatOf, slotOfApi } from "../slots.rules";
import { byBestFit } from "./fit.rules";
import { slotGapOf, monthsOf, relievedAssignmentOf } from "./period.rules";
import { selectCandidates } from "./queries";
import { rowsToReadFor, type Page } from "./rows-to-read.rules";
import { candidatePage, listCandidatesInput, type WantedSeat } from "./schema";
import { wantedSeatOf, type SelectedSeat } from "./wanted-seat.queries";
import { judgeCandidate, toResponse } from "./response.rules";

type Slot = "next" | "next-but-one";
type Given = { startAssignmentDate?: string | undefined; endAssignmentDate?: string | undefined };

/** Map the slot and its period to the dialog's header. */
function slotGapOnWire(wantedSeat: SelectedSeat, slot: Slot, givenPeriod: Given, today: string): WantedSeat {
  const { vessel, vesselType, position, principal, seatAssignments } = wantedSeat;
  const seat = seatOf(wantedSeat.seatId, seatAssignments);
  const slotGap = slotGapOf(seat, slot, today);
  const startDate = givenPeriod.startAssignmentDate ?? slotGap.startDate;
  const endDate = givenPeriod.endAssignmentDate ?? slotGap.endDate;
  const before = relievedAssignmentOf(seat, slot);
  return {
    vesselId: vessel.id,
    vesselName: vessel.name,
    vesselType: vesselType.name,
    vesselTypeNameId: vesselType.nameId,
    vesselCrewId: wantedSeat.seatId,
    jobPositionId: position.id,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    assignmentOn: slot === "next" ? "Next" : "NextButOne",
    startDate,
    endDate,
    durationMonths: monthsOf({ startDate, endDate }) ?? slotGap.months,
    handoverDays: defaultHandoverDays,
    relieves: before && {
      crewId: before.crewId,
      fullName: seatAssignments.find(({ id }) => id === before.id)?.fullName ?? null,
      endDate: before.endDate,
    },
    principal: principal?.name ?? null,
    approvalPolicy: principal?.approvalPolicy ?? null,
    needPrincipalApproval: needsPrincipalApproval(principal?.approvalPolicy ?? null, isOfficerLevel(position.level)),
    isTaken: seat.slots[slot] !== null,
  };
}

/** Return a page of the judged candidates. Later pages keep the database order. */
function sortedPage(wantedSeat: readonly ReturnType<typeof judgeCandidate>[], { pageNumber, pageSize }: Page) {
  const { isJudged } = rowsToReadFor({ pageNumber, pageSize });
  return isJudged ? byBestFit(wantedSeat).slice((pageNumber - 1) * pageSize, pageNumber * pageSize) : wantedSeat;
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
    const wantedSeat = await wantedSeatOf(db, actor, input);
    const seat = slotGapOnWire(wantedSeat, slotOfApi[assignmentOn] as Slot, input, today);
    if (seat.endDate <= seat.startDate)
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "endAssignmentDate", message: "manning.problems.end-before-start" },
      ]);
    const { vessel, position, belowIds, requirements } = wantedSeat;
    const wantedPeriod = {
      today,
      from: seat.startDate,
      to: seat.endDate,
      positionId: position.id,
      belowIds,
      vesselTypeId: vessel.vesselTypeId,
      vesselId: vessel.id,
    };
    const { divisionId, principalId } = vessel;
    const candidateQuery = {
      ...wantedPeriod,
      seatId: wantedSeat.seatId,
      divisionId,
      principalId,
      category,
      filterList,
      pageNumber,
      pageSize,
    };
    const { rows, counts } = await selectCandidates(db, candidateQuery);
    const judged = rows.map((row) => judgeCandidate(row, { wantedPeriod, requirements }));
    return {
      rows: sortedPage(judged, input).map((one) => toResponse(one, { wantedPeriod, locale })),
      total: counts[category],
      pageNumber,
      pageSize,
      seat,
      counts,
    };
  },
});
