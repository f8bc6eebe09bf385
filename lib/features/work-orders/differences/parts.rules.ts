import { createHash } from "node:crypto";
import type { Month } from "@/lib/platform/calendar/months";
import { ordersOf } from "../drafting/calculation-inputs.rules";
import type { PayFacts } from "../drafting/pay-facts.queries";
import type { Part } from "./slip-parts.queries";

/** The facts of one slip of a month: its days, without those earlier slips paid. part: null for unpaid days. */
export type SlipPartFacts = { facts: PayFacts; part: Part | null; settledOn?: string | undefined };

/** Cut assignments after the last day a slip paid. */
const cutAfter = (assignments: PayFacts["assignments"], day: string | null): PayFacts["assignments"] =>
  day === null
    ? assignments
    : assignments
        .filter(({ from }) => from <= day)
        .map((assignment) => (assignment.to === null || assignment.to > day ? { ...assignment, to: day } : assignment));

/** Return what the earlier slips of the month paid, as they were calculated. */
function paidBefore(facts: PayFacts, parts: readonly Part[], at: number): PayFacts["locked"] {
  const [earlier, part] = [parts[at - 1], parts[at]];
  if (!earlier?.until || !part?.before) return null;
  const { number, pay, subsidy, pension, withheld } = part.before;
  return {
    crewId: facts.person.id,
    parts: at,
    number,
    until: earlier.until,
    gross: Number(pay + subsidy),
    subsidy: Number(subsidy),
    pension: Number(pension),
    withheld: Number(withheld),
  };
}

/**
 * Split a month paid in parts into the facts of each slip, on top of those before. Days after a separately locked last
 * slip are an unpaid part. A month with one slip is one part. yyyy-MM-dd in Jakarta.
 */
export function partsOf(facts: PayFacts, parts: readonly Part[], month: Month): SlipPartFacts[] {
  const last = parts.at(-1);
  if (parts.length < 2 && !last?.settledOn) return [{ facts: { ...facts, locked: null }, part: last ?? null }];
  const paid = parts.map((part, at): SlipPartFacts => {
    const isOpen = at === parts.length - 1 && !part.settledOn;
    const assignments = isOpen ? facts.assignments : cutAfter(facts.assignments, part.until);
    return {
      facts: { ...facts, assignments, locked: at === 0 ? null : paidBefore(facts, parts, at) },
      part,
      settledOn: part.settledOn,
    };
  });
  const hasMore = last?.settledOn !== undefined && facts.locked !== null && ordersOf(facts, month).length > 0;
  return hasMore ? [...paid, { facts, part: null }] : paid;
}

/** Combine the digests of a month's parts. */
export const combinedDigest = (digests: readonly string[]) =>
  digests.length === 1 ? (digests[0] ?? "") : createHash("sha256").update(digests.join(" ")).digest("hex");
