import { createHash } from "node:crypto";
import type { TableReference } from "../explanation.rules";
import { canonical } from "../slip/inputs.rules";
import type { SlipInputs } from "../slip/schema";
import type { Work } from "./inputs.rules";

/** The rules slips are calculated by, counted up by a release that changes what a month comes to: such a change counts from an open month on. */
export const currentRules = 1;

/** What the rules before made no inputs of: slips of then are compared without it, for a rule changes no locked month. */
export function asBefore(inputs: SlipInputs, locked: SlipInputs, rules: number | null): SlipInputs {
  if (rules === currentRules) return inputs;
  const hadDollars = locked.workOrders.some(({ tradingOutCents }) => tradingOutCents !== undefined);
  const { isPart, ...year } = inputs.taxYear;
  const { settlement } = inputs;
  return {
    ...inputs,
    taxYear: locked.taxYear.isPart && isPart ? inputs.taxYear : year,
    workOrders: inputs.workOrders.map(({ tradingOutCents, paysSaved: _, ...order }) =>
      hadDollars && tradingOutCents ? { ...order, tradingOutCents } : order,
    ),
    ...(settlement ? { settlement: { ...settlement, leaveSaved: locked.settlement?.leaveSaved } } : {}),
  };
}

type Calculated = { inputs: SlipInputs | null; work: Work; tables: readonly TableReference[] };

/** Where somebody worked, for the bill of each vessel as well. */
const placesOf = ({ orders }: Work) =>
  orders.map(({ vesselId, days, isOver, first }) => ({ vesselId, principalId: first.principalId, days, isOver }));

/** What of the inputs are facts: neither numbers, nor settings, nor what other slips paid. */
function factsIn(inputs: SlipInputs) {
  const { person, taxYear, workOrders, settlement } = inputs;
  const { subsidy: _, ...taxed } = person;
  const { earlier: __, ...year } = taxYear;
  return {
    person: taxed,
    year,
    agreements: workOrders.map(({ payrollCategoryId, wages, tradingOutCents }) => ({
      payrollCategoryId,
      wages,
      tradingOutCents,
    })),
    settlement: settlement && { reason: settlement.reason, workedUntil: settlement.workedUntil },
  };
}

/**
 * SHA-256 over the facts and the versions of tables a person's month comes from: another digest than that of a locked slip means that a stay, an
 * agreement, the tax record or a table has changed since. Settings and what other slips paid are left out: they change no locked month.
 */
export const factsDigestOf = ({ inputs, work, tables }: Calculated): string =>
  createHash("sha256")
    .update(
      canonical({
        facts: inputs && factsIn(inputs),
        places: placesOf(work),
        tables: tables.map(({ kind, versionId, checksum }) => ({ kind, versionId, checksum })),
      }),
    )
    .digest("hex");
