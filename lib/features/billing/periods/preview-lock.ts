import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { monthFrom } from "@/lib/platform/calendar/months";
import { billingMonthOf, type BillingMonth } from "../queries";
import { earlierUnbilledMonths } from "../starts/earlier-months.queries";
import { unfinishedSourcesOf, previewFreeze, readRowsWithoutAgreement } from "./freeze.queries";
import { lockPreview, previewLockInput } from "./schema";

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Preview a month's lock: rows and totals by kind, what stays for the next month, unfinished sources, and rows without
 * a principal. Stores nothing. product 5.14
 */
export const previewLock = read({
  name: "billing.preview-lock",
  access: "billing:lock",
  input: previewLockInput,
  output: lockPreview,
  async run({ db, actor }, { month, year }) {
    const { divisionId } = userActorOf(actor);
    const head: BillingMonth = await billingMonthOf(db, divisionId, monthFrom({ months: month, year }));
    const [totals, withoutAgreement, before, awaited] = await Promise.all([
      previewFreeze(db, head),
      readRowsWithoutAgreement(db, head),
      head.locked || head.start ? [] : earlierUnbilledMonths(db, { actor, ...head }),
      unfinishedSourcesOf(db, head),
    ]);
    return {
      month,
      year,
      kinds: totals.map(({ kind, rows, total, missing }) => ({ kind, rows, totalBills: total, missing })),
      rows: sumOf(totals.map(({ rows }) => rows)),
      totalBills: sumOf(totals.map(({ total }) => total)),
      missing: sumOf(totals.map(({ missing }) => missing)),
      principals: new Set(totals.flatMap(({ principals }) => principals)).size,
      withoutPrincipal: {
        rows: sumOf(totals.map(({ loose }) => loose)),
        totalBills: sumOf(totals.map(({ loose_total }) => loose_total)),
      },
      usual: withoutAgreement.flatMap(({ contracts, ...one }) => (contracts ? [] : [one])),
      contested: withoutAgreement.flatMap(({ contracts, principal, rows }) =>
        contracts ? [{ principal, rows, contracts }] : [],
      ),
      before,
      awaited,
    };
  },
});
