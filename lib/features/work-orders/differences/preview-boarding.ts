import { and, eq } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { findViewedPerson } from "@/lib/features/crew/queries";
import { fieldClassesOf } from "@/lib/features/crew/fields.rules";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { monthOf, firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { plannedAssignment, type PayFacts } from "../drafting/pay-facts.queries";
import { tablesOf } from "../drafting/tables-of-month.queries";
import { payrollDivisionsOf } from "../payroll-division.queries";
import { lockedMonthsOf } from "./locked-months.queries";
import { recalculateMonths } from "./recalculate.queries";
import { boardingPreview, previewBoardingInput } from "./schema";

type PlannedAssignment = Awaited<ReturnType<typeof plannedAssignment>>;

/** Return the facts after signing off the vessel on a day. */
const signedOff =
  (vesselId: number, day: string, month: Month) =>
  (facts: PayFacts): PayFacts => ({
    ...facts,
    assignments: facts.assignments
      .map((assignment) =>
        assignment.vesselId === vesselId && assignment.to === null ? { ...assignment, to: day } : assignment,
      )
      .filter(({ to }) => to === null || to >= firstDayOf(month)),
  });

/** Return the facts after the planned assignment has begun. */
const signedOn =
  (planned: PlannedAssignment) =>
  (facts: PayFacts): PayFacts =>
    planned
      ? {
          ...facts,
          assignments: [...facts.assignments, planned.assignment],
          agreements: new Map([...facts.agreements, [planned.assignment.assignmentId, planned.agreements]]),
        }
      : facts;

/**
 * Preview which locked months a check-in or check-out would change, and by how much before tax. Changes nothing. The
 * amount needs access to pay. Whole rupiah; days and months of Asia/Jakarta. product 5.15, §8 @throws not-found
 */
export const previewBoarding = read({
  name: "work-orders.preview-boarding",
  access: { directly: "scheduling:check-in-out", otherwise: "manning.headProposes" },
  input: previewBoardingInput,
  output: boardingPreview,
  async run({ db, actor, now }, { kind, crewId, vesselId, schedule: day }) {
    const person = await findViewedPerson(db, actor, crewId);
    const isSeen = await db.$count(vessels, and(eq(vessels.id, vesselId), vesselsVisibleTo(actor)));
    if (isSeen === 0) throw notFound("vessels.notFound");
    const [division] = await payrollDivisionsOf(db, [person.divisionId]);
    if (!division) return { months: [] };
    const planned = kind === "checkIn" ? await plannedAssignment(db, { crewId, vesselId, from: day }) : undefined;
    const isShown = fieldClassesOf(actor, person).has("payroll");
    const months: { month: Month; amount: number | null }[] = [];
    for (const month of await lockedMonthsOf(db, division, now)) {
      if (month < monthOf(day)) continue;
      const as = kind === "checkIn" ? signedOn(planned) : signedOff(vesselId, day, month);
      const context = { division, month, tables: await tablesOf(db, month) };
      const [recalculation] = await recalculateMonths(db, context, [crewId], { as });
      if (!recalculation) continue;
      const amount = recalculation.owed ? recalculation.owed.due - recalculation.paid.due : null;
      if (amount !== 0) months.push({ month, amount: isShown ? amount : null });
    }
    return { months };
  },
});
