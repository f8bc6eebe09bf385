import { and, asc, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { personMonths, workOrderLines, workOrders } from "@/db/schema/work-orders";
import type { TableReference } from "../explanation.rules";
import { firstDayOf, type Month } from "../month.rules";
import { slipInputs, type SlipInputs } from "../slip/schema";
import { savedBefore } from "./figures.rules";

/** People's months as they stand, locked or not, without what they were calculated from. isApart: paid by several slips, or by one locked before the month ended. */
export async function standingOf(db: Executor, crewIds: readonly number[], month: Month) {
  const rows = await db
    .select({
      crewId: personMonths.crewId,
      state: personMonths.state,
      hash: personMonths.hash,
      factsDigest: personMonths.factsDigest,
      rules: personMonths.rules,
      isApart: sql<boolean>`${personMonths.part} > 1 or ${personMonths.inputs} like '%"settledOn"%'`,
    })
    .from(personMonths)
    .where(and(anyOf(personMonths.crewId, crewIds), eq(personMonths.month, firstDayOf(month))))
    .orderBy(asc(personMonths.part));
  return new Map(rows.map((row) => [row.crewId, row]));
}

type Locked = {
  inputs: SlipInputs;
  tables: TableReference[];
  orders: { vesselId: number | null; number: string }[];
  /** As the slips say it, in whole rupiah: wages and leave saved, less the person's own premiums. */
  due: number;
};

const premiumsOf = sql<number>`(select coalesce(sum(${workOrderLines.amount}), 0) from ${workOrderLines}
  where ${workOrderLines.workOrderId} = ${workOrders}.id and ${workOrderLines.name} in ('bpjsJht', 'bpjsJp', 'bpjsKesehatan'))`;

/** What locked slips were calculated from, with the numbers of their work orders. Two queries. */
export async function lockedOf(db: Executor, crewIds: readonly number[], month: Month): Promise<Map<number, Locked>> {
  const ofMonth = firstDayOf(month);
  const [slips, orders] = [
    await db
      .select({ crewId: personMonths.crewId, inputs: personMonths.inputs, tables: personMonths.tables })
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
        vesselId: workOrders.vesselId,
        number: workOrders.number,
        due: sql<number>`${workOrders.wages} + ${workOrders.leaveSaved} - ${premiumsOf}`.mapWith(Number),
      })
      .from(workOrders)
      .where(and(anyOf(workOrders.crewId, crewIds), eq(workOrders.month, ofMonth)))
      .orderBy(asc(workOrders.firstDay), asc(workOrders.id)),
  ];
  return new Map(
    slips.flatMap(({ crewId, inputs, tables }) => {
      if (inputs === null) return [];
      const own = orders.filter((order) => order.crewId === crewId);
      // Written by the drawing alone, from references of this shape.
      const named = tables as TableReference[];
      const read = slipInputs.parse(JSON.parse(inputs));
      const due = own.reduce((sum, one) => sum + one.due, 0) - Number(savedBefore(read));
      return [[crewId, { inputs: read, tables: named, orders: own, due }] as const];
    }),
  );
}
