import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { can, type Actor } from "@/lib/access/actor";
import { factsFor, continuousServiceOf } from "@/lib/features/crew/compliance/check-facts.rules";
import type { CheckItem } from "@/lib/features/crew/compliance/check-item.rules";
import { complianceFactsOf, seatFactsOf } from "@/lib/features/crew/compliance/queries";
import { checkCompliance } from "@/lib/features/crew/compliance/rules";
import { itemsForViewer } from "@/lib/features/crew/compliance/visibility.rules";
import { viewerOf } from "@/lib/features/crew/fields.rules";
import { agreedUntil } from "@/lib/features/preparation/pkl/agreed-terms.queries";
import { scheduleDifferences } from "@/lib/features/scheduling/plan-changes/difference.queries";
import type { PlanDifference } from "@/lib/features/scheduling/plan-changes/difference.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { later } from "@/lib/platform/calendar/period";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { overlapsOf } from "../assignment-dates.rules";
import { describeOpenProblems } from "../describe-problems.queries";
import { isOpenSlot, softProblem, type AcceptedProblems } from "../slots.rules";
import type { DescribedBlock } from "../problem.rules";
import type { AssignmentContext } from "./queries";
import { remarksOf, expiringItems, type ExtensionFacts } from "./rules";

type CheckRequest = { db: Executor; actor: Actor; now: Date; locale: Locale };
type JudgedExtension = {
  facts: Omit<ExtensionFacts, "papers"> & { papers: DescribedBlock[] };
  warnings: string[];
  differences: PlanDifference[];
};

/** Turn an item into a block. An expiring document may be accepted with a reason, an item that forbids sailing not. */
const asBlock = ({ code, overridableBy, key, values }: CheckItem): DescribedBlock => ({
  code,
  overridableBy: overridableBy === "nobody" ? "nobody" : "anybody",
  key,
  values,
});

/** Return since when a person is on board without leave. */
export async function servingSince(
  db: Executor,
  { person, row }: Pick<AssignmentContext, "person" | "row">,
): Promise<string> {
  const complianceFacts = (await complianceFactsOf(db, eq(crew.id, person.id))).get(person.id);
  return (
    (complianceFacts && continuousServiceOf(complianceFacts.stays, complianceFacts.ended)?.since) ??
    row.checkedInOn ??
    row.startDate
  );
}

async function checkOf(db: Executor, { seatDetails, person }: AssignmentContext, newDate: string, today: string) {
  const pair = { positionId: seatDetails.position.id, vesselTypeId: seatDetails.vessel.vesselTypeId };
  const known = (await complianceFactsOf(db, eq(crew.id, person.id))).get(person.id);
  const seat = (await seatFactsOf(db, [pair]))(pair);
  if (!known || !seat) return { items: [], since: null };
  const checkQuery = {
    vesselId: seatDetails.vessel.id,
    moment: "plan",
    from: today,
    to: later(newDate, today),
  } as const;
  return {
    items: expiringItems(checkCompliance(factsFor(known, seat, checkQuery, today))),
    since: continuousServiceOf(known.stays, known.ended)?.since ?? null,
  };
}

/** Describe overlaps with the next person on the seat and the person's own next assignment. */
async function overlapLines(
  checkRequest: CheckRequest,
  { seat, ofPerson, row }: AssignmentContext,
  newDate: string,
  today: string,
) {
  if (!isOpenSlot(row.slot)) return [];
  const wanted = { ...row, slot: row.slot, endDate: newDate };
  const overlaps = overlapsOf(wanted, { person: ofPerson, seat, today });
  const problem = { ...softProblem("overlap", { count: overlaps.length }), overlaps };
  const [overlapProblem] = overlaps.length > 0 ? await describeOpenProblems(checkRequest, [problem]) : [];
  return overlapProblem?.messages ?? [];
}

/** Collect the facts about staying on board until a day, as far as the actor may see them. product 5.3, 5.12 */
export async function judgeExtension(
  checkRequest: CheckRequest,
  assignmentContext: AssignmentContext,
  newDate: string,
  accepted?: AcceptedProblems,
): Promise<JudgedExtension> {
  const { db, actor, now, locale } = checkRequest;
  const today = dayOf(now);
  const { items, since: servingStart } = await checkOf(db, assignmentContext, newDate, today);
  const since = servingStart ?? assignmentContext.row.checkedInOn ?? assignmentContext.row.startDate;
  const papers = itemsForViewer(items, viewerOf(actor, assignmentContext.person)).map(asBlock);
  const t = translator(locale);
  const pklEndsOn = await agreedUntil(db, assignmentContext.row.id);
  const remarks = remarksOf(newDate, { since, pklEndsOn }).map(({ code, values }) =>
    t(
      `extensions.remarks.${code}`,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === "string" ? formatDate(value, locale) : value,
        ]),
      ),
    ),
  );
  const wanted = { startDate: assignmentContext.row.startDate, endDate: newDate };
  const differences = await scheduleDifferences(db, actor, assignmentContext.row, wanted);
  const differenceLines = differences.map(({ planned, scheduled, days }) =>
    t("scheduling.differs.offBoard", {
      days,
      planned: formatDate(planned, locale),
      scheduled: formatDate(scheduled, locale),
    }),
  );
  return {
    facts: { today, can: (right) => can(actor, right), accepted, since, pklEndsOn, papers },
    warnings: [
      ...(await overlapLines(checkRequest, assignmentContext, newDate, today)),
      ...remarks,
      ...differenceLines,
    ],
    differences,
  };
}
