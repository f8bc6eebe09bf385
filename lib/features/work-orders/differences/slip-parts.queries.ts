import { and, asc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { personMonths, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import type { TableReference } from "../explanation.rules";
import { groupBy } from "../group-by.rules";
import { slipInputs, type PaidBefore, type SlipInputs } from "../calculation/schema";
import { savedBefore } from "./figures.rules";

/**
 * One current slip of a month. until: its last day; settledOn and before: its calculation inputs when locked
 * separately.
 */
export type Part = {
  part: number;
  state: "draft" | "locked";
  hash: string | null;
  factsDigest: string | null;
  rules: number | null;
  until: string | null;
  settledOn?: string | undefined;
  before?: PaidBefore | undefined;
};

const isLockedSeparately = or(gt(personMonths.part, 1), isNotNull(personMonths.lockId));

/** Load the inputs and last days of separately locked slips. */
const separateLocksOf = (db: Executor, crewIds: readonly number[], month: Month) =>
  db
    .select({
      id: personMonths.id,
      inputs: personMonths.inputs,
      until: sql<
        string | null
      >`(select max(${workOrders.lastDay})::text from ${workOrders} where ${workOrders.personMonthId} = ${personMonths.id})`,
    })
    .from(personMonths)
    .where(and(anyOf(personMonths.crewId, crewIds), eq(personMonths.month, firstDayOf(month)), isLockedSeparately));

/** Load people's months, locked or not, with each slip in turn. One query, and one more for separately locked slips. */
export async function slipPartsOf(
  db: Executor,
  crewIds: readonly number[],
  month: Month,
): Promise<Map<number, Part[]>> {
  const rows = await db
    .select({
      id: personMonths.id,
      crewId: personMonths.crewId,
      part: personMonths.part,
      state: personMonths.state,
      hash: personMonths.hash,
      factsDigest: personMonths.factsDigest,
      rules: personMonths.rules,
      isLockedSeparately: sql<boolean>`${isLockedSeparately}`,
    })
    .from(personMonths)
    .where(and(anyOf(personMonths.crewId, crewIds), eq(personMonths.month, firstDayOf(month))))
    .orderBy(asc(personMonths.crewId), asc(personMonths.part));
  const separateLocks = rows.some((row) => row.isLockedSeparately) ? await separateLocksOf(db, crewIds, month) : [];
  const byId = new Map(separateLocks.map((one) => [one.id, one]));
  const partsByPerson = new Map<number, Part[]>();
  for (const { id, crewId, isLockedSeparately: _, ...row } of rows) {
    const { inputs = null, until = null } = byId.get(id) ?? {};
    const parsedInputs = inputs === null ? null : slipInputs.parse(JSON.parse(inputs));
    const part = { ...row, until, settledOn: parsedInputs?.settledOn, before: parsedInputs?.paidBefore };
    partsByPerson.set(crewId, [...(partsByPerson.get(crewId) ?? []), part]);
  }
  return partsByPerson;
}

/** Return the hash of the month's last slip, beside which a difference is found. */
export const slipHashOf = (parts: readonly Part[] | undefined) => parts?.at(-1)?.hash ?? null;

export type Locked = {
  inputs: SlipInputs;
  tables: TableReference[];
  orders: { vesselId: number | null; number: string }[];
  /** As stated by the slips, in whole rupiah: wages and leave saved, less own premiums. */
  due: number;
};

const premiumsOf = sql<number>`(select coalesce(sum(${workOrderLines.amount}), 0) from ${workOrderLines}
  where ${workOrderLines.workOrderId} = ${workOrders}.id and ${workOrderLines.name} in ('bpjsJht', 'bpjsJp', 'bpjsKesehatan'))`;

export const keyOf = (crewId: number, part: number) => `${crewId} ${part}`;

/** Load what locked slips were calculated from, with their work order numbers, by person and part. Two queries. */
export async function lockedOf(db: Executor, crewIds: readonly number[], month: Month): Promise<Map<string, Locked>> {
  const ofMonth = firstDayOf(month);
  const [slips, orders] = [
    await db
      .select({
        crewId: personMonths.crewId,
        part: personMonths.part,
        inputs: personMonths.inputs,
        tables: personMonths.tables,
      })
      .from(personMonths)
      .where(
        and(
          anyOf(personMonths.crewId, crewIds),
          eq(personMonths.month, ofMonth),
          sql`${personMonths.state} = 'locked'`,
        ),
      ),
    await db
      .select({
        crewId: workOrders.crewId,
        part: workOrders.part,
        vesselId: workOrders.vesselId,
        number: workOrders.number,
        due: sql<number>`${workOrders.wages} + ${workOrders.leaveSaved} - ${premiumsOf}`.mapWith(Number),
      })
      .from(workOrders)
      .where(and(anyOf(workOrders.crewId, crewIds), eq(workOrders.month, ofMonth)))
      .orderBy(asc(workOrders.firstDay), asc(workOrders.id)),
  ];
  const bySlip = groupBy(orders, ({ crewId, part }) => keyOf(crewId, part));
  return new Map(
    slips.flatMap(({ crewId, part, inputs, tables }) => {
      if (inputs === null) return [];
      const own = bySlip.get(keyOf(crewId, part)) ?? [];
      // Written only by the drafting, from references of this shape.
      const references = tables as TableReference[];
      const read = slipInputs.parse(JSON.parse(inputs));
      const due = own.reduce((sum, one) => sum + one.due, 0) - Number(savedBefore(read));
      return [[keyOf(crewId, part), { inputs: read, tables: references, orders: own, due }] as const];
    }),
  );
}
