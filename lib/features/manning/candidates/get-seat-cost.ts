import type { Executor } from "@/db/client";
import { marineWages } from "@/lib/features/preparation/wages/rules";
import { agreedWages } from "@/lib/features/preparation/pkl/agreed-terms.queries";
import { matrixSalaryOn } from "@/lib/features/rates/wages/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { seatOf } from "../slots.rules";
import { slotGapOf, relievedAssignmentOf } from "./period.rules";
import { seatCost, seatCostInput } from "./schema";
import { wantedSeatOf, type SelectedSeat } from "./wanted-seat.queries";

const marine = 1;
const orNull = (error: unknown) => {
  if (error instanceof AppError && error.code === "not-found") return null;
  throw error;
};

/**
 * Return the salary matrix pay of the seat; null for tankers, whose wages are agreed individually, and without a matrix
 * row.
 */
async function salaryMatrixCost(
  db: Executor,
  { vessel, position }: SelectedSeat,
  date: string,
): Promise<number | null> {
  const { operationAreaId, payrollCategoryId } = vessel;
  if (vessel.divisionId !== marine || operationAreaId === null || payrollCategoryId === null) return null;
  const key = { jobPositionId: position.id, operationAreaId, payrollCategoryId };
  const rate = await matrixSalaryOn(db, key, date).catch(orNull);
  return rate && marineWages(rate, payrollCategoryId).totalWages;
}

/**
 * Return the monthly cost of an empty slot in whole rupiah, and the difference to the relieved person's signed
 * agreement. Unknown values are null, never zero. product 2.7, 5.15.8
 * @throws not-found
 */
export const getSeatCost = read({
  name: "manning.get-seat-cost",
  access: "manning:see-cost",
  input: seatCostInput,
  output: seatCost,
  async run({ db, actor, now }, { assignmentOn, startAssignmentDate, ...keys }) {
    const wantedSeat = await wantedSeatOf(db, actor, keys);
    const slot = assignmentOn === "Next" ? "next" : "next-but-one";
    const seat = seatOf(wantedSeat.seatId, wantedSeat.seatAssignments);
    const from = startAssignmentDate ?? slotGapOf(seat, slot, dayOf(now)).startDate;
    const before = relievedAssignmentOf(seat, slot);
    const monthly = await salaryMatrixCost(db, wantedSeat, from);
    const relieved = before ? await agreedWages(db, before.id) : null;
    return {
      vesselCrewId: wantedSeat.seatId,
      from,
      monthly,
      relieved,
      difference: monthly === null || relieved === null ? null : monthly - relieved,
    };
  },
});
