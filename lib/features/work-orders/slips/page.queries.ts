import type { SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { workOrders } from "@/db/schema/work-orders";
import type { Actor } from "@/lib/access/actor";
import { recordReads } from "@/lib/features/crew/reads.queries";
import { narrowed, selectSlips, slipOrder } from "./queries";
import type { ListSlips } from "./schema";
import { onWire } from "./wire.rules";

type Scope = { db: Executor; actor: Actor; now: Date };

/** One page of slips, with the reading of others' pay on record. */
export async function slipsPage(
  { db, actor, now }: Scope,
  { where, order, operation }: { where: SQL; order: readonly SQL[]; operation: string },
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const found = await selectSlips(db, where, order, { pageNumber, pageSize });
  const total = found[0]?.total ?? (pageNumber === 1 ? 0 : await db.$count(workOrders, where));
  const shown = found.map(({ employeeId }) => ({ crewId: employeeId, classes: ["payroll" as const] }));
  await recordReads(db, { actor, now }, operation, shown);
  return { rows: found.map(onWire), total, pageNumber, pageSize };
}

/** The slips of a vessel that are not locked, or those that are. */
export const vesselSlipsPage = (scope: Scope, input: ListSlips, operation: string) =>
  slipsPage(scope, { where: narrowed(scope.actor, input), order: slipOrder(input), operation }, input);
