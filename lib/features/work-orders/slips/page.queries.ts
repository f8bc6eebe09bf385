import type { SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { workOrders } from "@/db/schema/work-orders";
import type { Actor } from "@/lib/access/actor";
import { preparedRows } from "@/lib/access/prepared-list";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { slipFilter, selectSlips, slipOrder } from "./queries";
import type { ListSlips } from "./schema";
import { toResponse } from "./response.rules";

type Scope = { db: Executor; actor: Actor; now: Date };
type Paging = { pageNumber: number; pageSize: number };
type Listed = { where: SQL; order: readonly SQL[] };

/**
 * Build a read of one page of slips that logs the read. The list depends only on the viewer's visibility and the query.
 */
export function slipsPage<Input extends Paging>(listed: (actor: Actor, input: Input) => Listed) {
  const selectPage = preparedRows((db, actor, input: Input) => selectSlips(db, listed(actor, input), input));
  return async ({ db, actor, now }: Scope, input: Input, operation: string) => {
    const { pageNumber, pageSize } = input;
    const listedRows = await selectPage(db, actor, input, "");
    const isBehind = listedRows.length === 0 && pageNumber > 1;
    const total = isBehind ? await db.$count(workOrders, listed(actor, input).where) : (listedRows[0]?.total ?? 0);
    const readRecords = listedRows.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, operation, readRecords);
    return { rows: listedRows.map(toResponse), total, pageNumber, pageSize };
  };
}

/** List a vessel's unlocked or locked slips. */
export const vesselSlipsPage = slipsPage((actor, input: ListSlips) => ({
  where: slipFilter(actor, input),
  order: slipOrder(input),
}));
