import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { can, type Actor } from "@/lib/access/actor";
import { factsFor, stretchOf } from "@/lib/features/crew/compliance/facts.rules";
import type { Item } from "@/lib/features/crew/compliance/item.rules";
import { complianceFactsOf, seatFactsOf } from "@/lib/features/crew/compliance/queries";
import { checkCompliance } from "@/lib/features/crew/compliance/rules";
import { shownToViewer } from "@/lib/features/crew/compliance/sight.rules";
import { viewerOf } from "@/lib/features/crew/fields.rules";
import { agreedUntil } from "@/lib/features/preparation/pkl/last.queries";
import { scheduleDifferences } from "@/lib/features/scheduling/difference.queries";
import type { PlanDifference } from "@/lib/features/scheduling/difference.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { later } from "@/lib/platform/calendar/period";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { overlapsOf } from "../assignment-dates.rules";
import { openProblems } from "../problem.queries";
import { isOpenSlot, softProblem, type Accepted } from "../slots.rules";
import type { SaidBlock } from "../problem.rules";
import type { Stay } from "./queries";
import { remarksOf, uncovered, type StayFacts } from "./rules";

type Asking = { db: Executor; actor: Actor; now: Date; locale: Locale };
type JudgedStay = {
  facts: Omit<StayFacts, "papers"> & { papers: SaidBlock[] };
  warnings: string[];
  differences: PlanDifference[];
};

/** Turn an item into a block. An expiring document may be accepted with a reason, an item that forbids sailing not. */
const asBlock = ({ code, overridableBy, key, values }: Item): SaidBlock => ({
  code,
  overridableBy: overridableBy === "nobody" ? "nobody" : "anybody",
  key,
  values,
});

/** Return since when a person is on board without leave. */
export async function servingSince(db: Executor, { person, row }: Pick<Stay, "person" | "row">): Promise<string> {
  const known = (await complianceFactsOf(db, eq(crew.id, person.id))).get(person.id);
  return (known && stretchOf(known.stays, known.ended)?.since) ?? row.checkedInOn ?? row.startDate;
}

async function checkOf(db: Executor, { place, person }: Stay, newDate: string, today: string) {
  const pair = { positionId: place.position.id, vesselTypeId: place.vessel.vesselTypeId };
  const known = (await complianceFactsOf(db, eq(crew.id, person.id))).get(person.id);
  const seat = (await seatFactsOf(db, [pair]))(pair);
  if (!known || !seat) return { items: [], since: null };
  const wanted = { vesselId: place.vessel.id, moment: "plan", from: today, to: later(newDate, today) } as const;
  return {
    items: uncovered(checkCompliance(factsFor(known, seat, wanted, today))),
    since: stretchOf(known.stays, known.ended)?.since ?? null,
  };
}

/** Describe overlaps with the next person on the seat and the person's own next assignment. */
async function overlapLines(asking: Asking, { seat, ofPerson, row }: Stay, newDate: string, today: string) {
  if (!isOpenSlot(row.slot)) return [];
  const wanted = { ...row, slot: row.slot, endDate: newDate };
  const overlaps = overlapsOf(wanted, { person: ofPerson, seat, today });
  const problem = { ...softProblem("overlap", { count: overlaps.length }), overlaps };
  const [said] = overlaps.length > 0 ? await openProblems(asking, [problem]) : [];
  return said?.messages ?? [];
}

/** Collect the facts about staying on board until a day, as far as the actor may see them. product 5.3, 5.12 */
export async function judgeStay(asking: Asking, stay: Stay, newDate: string, accepted?: Accepted): Promise<JudgedStay> {
  const { db, actor, now, locale } = asking;
  const today = dayOf(now);
  const { items, since: found } = await checkOf(db, stay, newDate, today);
  const since = found ?? stay.row.checkedInOn ?? stay.row.startDate;
  const papers = shownToViewer(items, viewerOf(actor, stay.person)).map(asBlock);
  const t = translator(locale);
  const pklEndsOn = await agreedUntil(db, stay.row.id);
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
  const wanted = { startDate: stay.row.startDate, endDate: newDate };
  const differences = await scheduleDifferences(db, actor, stay.row, wanted);
  const apart = differences.map(({ planned, scheduled, days }) =>
    t("scheduling.differs.offBoard", {
      days,
      planned: formatDate(planned, locale),
      scheduled: formatDate(scheduled, locale),
    }),
  );
  return {
    facts: { today, can: (right) => can(actor, right), accepted, since, pklEndsOn, papers },
    warnings: [...(await overlapLines(asking, stay, newDate, today)), ...remarks, ...apart],
    differences,
  };
}
