import { personOf } from "@/lib/platform/access";
import { monthFrom } from "@/lib/features/ujbm/month.rules";
import { read } from "@/lib/platform/operation";
import { headOf, type Head } from "../queries";
import { monthsBefore } from "../starts/before.queries";
import { awaitedBy, previewFreeze, readUnagreed } from "./freeze.queries";
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
    const { divisionId } = personOf(actor);
    const head: Head = await headOf(db, divisionId, monthFrom({ months: month, year }));
    const [found, unagreed, before, awaited] = await Promise.all([
      previewFreeze(db, head),
      readUnagreed(db, head),
      head.locked || head.start ? [] : monthsBefore(db, { actor, ...head }),
      awaitedBy(db, head),
    ]);
    return {
      month,
      year,
      kinds: found.map(({ kind, rows, total, missing }) => ({ kind, rows, totalBills: total, missing })),
      rows: sumOf(found.map(({ rows }) => rows)),
      totalBills: sumOf(found.map(({ total }) => total)),
      missing: sumOf(found.map(({ missing }) => missing)),
      principals: new Set(found.flatMap(({ principals }) => principals)).size,
      withoutPrincipal: {
        rows: sumOf(found.map(({ loose }) => loose)),
        totalBills: sumOf(found.map(({ loose_total }) => loose_total)),
      },
      usual: unagreed.flatMap(({ contracts, ...one }) => (contracts ? [] : [one])),
      contested: unagreed.flatMap(({ contracts, principal, rows }) =>
        contracts ? [{ principal, rows, contracts }] : [],
      ),
      before,
      awaited,
    };
  },
});
