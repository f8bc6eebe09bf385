import { createHash } from "node:crypto";
import type { TableReference } from "../explanation.rules";
import { canonical } from "../calculation/inputs.rules";
import type { SlipInputs } from "../calculation/schema";
import type { Work } from "./calculation-inputs.rules";

/** Version of the calculation rules. Increase it in a release that changes results; it applies to open months only. */
export const currentRules = 1;

/** Remove inputs that older rules did not have, so that slips compare by the rules they were locked with. */
export function asOlderRules(inputs: SlipInputs, locked: SlipInputs, rules: number | null): SlipInputs {
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

/** Where and when a person worked, also for the bill of each vessel. */
const workPlacesOf = ({ orders }: Work) =>
  orders.map(({ vesselId, days, isOver, first }) => ({ vesselId, principalId: first.principalId, days, isOver }));

/** Keep the facts of the inputs, without numbers, settings and amounts of other slips. */
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
 * Hash the facts and table versions of a person's month. A digest different from the locked slip means an assignment,
 * agreement, tax record or table changed. Settings and other slips are excluded, since they change no locked month.
 */
export const factsDigestOf = ({ inputs, work, tables }: Calculated): string =>
  createHash("sha256")
    .update(
      canonical({
        facts: inputs && factsIn(inputs),
        places: workPlacesOf(work),
        tables: tables.map(({ kind, versionId, checksum }) => ({ kind, versionId, checksum })),
      }),
    )
    .digest("hex");
