import { and, asc, eq, gt } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { rateVersions } from "@/db/schema/rates";
import { personMonths } from "@/db/schema/work-orders";
import { visibleTo } from "@/lib/features/crew/queries";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { isTableKind } from "../explanation.rules";
import { tablesWith, type TablesOfMonth } from "../drafting/tables-of-month.queries";
import { payrollDivisionsOf, type PayrollDivision } from "../payroll-division.queries";
import { lockedMonthsOf } from "./locked-months.queries";
import { recalculateMonths } from "./recalculate.queries";
import { previewVersionInput, versionPreview } from "./schema";

const batchSize = 500;
const maxSlips = 12_000;
const maxShown = 100;

type VersionScope = { division: PayrollDivision; month: Month; tables: TablesOfMonth };
type Change = { crewId: number; month: Month; amount: number; tax: number };

async function lockedAfter(db: Executor, { division: { divisionId }, month }: VersionScope, after: number) {
  const rows = await db
    .select({ crewId: personMonths.crewId })
    .from(personMonths)
    .where(
      and(
        eq(personMonths.divisionId, divisionId),
        eq(personMonths.month, firstDayOf(month)),
        eq(personMonths.state, "locked"),
        gt(personMonths.crewId, after),
      ),
    )
    .orderBy(asc(personMonths.crewId))
    .limit(batchSize);
  return rows.map(({ crewId }) => crewId);
}

/** Return the slips of a locked month that the version changes, checking at most `allowed`. */
async function changedIn(
  db: Executor,
  of: VersionScope,
  allowed: number,
): Promise<{ changes: Change[]; checked: number }> {
  const changes: Change[] = [];
  let seen = 0;
  for (let after = 0; seen < allowed;) {
    const crewIds = await lockedAfter(db, of, after);
    const recalculations = await recalculateMonths(db, of, crewIds);
    for (const { crewId, causes, paid, owed } of recalculations) {
      if (!owed || !causes.includes("tables")) continue;
      const [amount, tax] = [owed.due - paid.due, owed.tax - paid.tax];
      if (amount !== 0 || tax !== 0) changes.push({ crewId, month: of.month, amount, tax });
    }
    seen += crewIds.length;
    if (crewIds.length < batchSize) break;
    after = crewIds.at(-1) ?? after;
  }
  return { changes, checked: seen };
}

/**
 * Preview which locked slips of the last year a draft table would change, before tax and in tax, largest first. Names
 * need access. Checks at most twelve thousand slips and reports when there are more. Changes nothing; whole rupiah.
 * product 5.15.7, §8 @throws not-found
 */
export const previewVersion = read({
  name: "work-orders.preview-version",
  access: "work-orders:view",
  input: previewVersionInput,
  output: versionPreview,
  async run({ db, actor, now }, { id }) {
    const [version] = await db.select().from(rateVersions).where(eq(rateVersions.id, id));
    if (!version || !isTableKind(version.kind)) throw notFound("rates.notFound");
    const all: Change[] = [];
    let budget = maxSlips;
    for (const division of await payrollDivisionsOf(db))
      for (const month of await lockedMonthsOf(db, division, now)) {
        const tables = budget > 0 ? await tablesWith(db, month, id) : null;
        if (!tables) continue;
        const { changes, checked } = await changedIn(db, { division, month, tables }, budget);
        all.push(...changes);
        budget -= checked;
      }
    all.sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount) || Math.abs(other.tax) - Math.abs(one.tax));
    const ids = [...new Set(all.map(({ crewId }) => crewId))];
    const people = await db
      .select({ crewId: crew.id, name: crew.fullName, employeeNumber: crew.employeeNumber })
      .from(crew)
      .where(and(anyOf(crew.id, ids), visibleTo(actor)));
    const peopleById = new Map(people.map((one) => [one.crewId, one]));
    const rows = all
      .flatMap((change) => {
        const person = peopleById.get(change.crewId);
        return person ? [{ ...change, ...person }] : [];
      })
      .slice(0, maxShown);
    const readCrewIds = [...new Set(rows.map(({ crewId }) => crewId))];
    await recordSensitiveReads(
      db,
      { actor, now },
      "work-orders.preview-version",
      readCrewIds.map((crewId) => ({ crewId, classes: ["payroll" as const] })),
    );
    return {
      slips: all.length,
      amount: all.reduce((sum, change) => sum + change.amount, 0),
      tax: all.reduce((sum, change) => sum + change.tax, 0),
      isPartial: budget <= 0,
      rows,
    };
  },
});
