import { eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import type { PreparationResult } from "@/db/enums/preparation";
import { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { lastMcu, lastPkl, trainings } from "./readiness.queries";
import { statusOfItem, trainingOf, type ItemStatus, type Training } from "./readiness.rules";
import type { PklStatus } from "./agreement-status.rules";

/** Progress of a seafarer's preparation for one plan. */
export type PreparationProgress = { mcu: ItemStatus; bjst: ItemStatus; pkl: PklStatus };

type ProgressRow = {
  joining: string;
  mcu: { result: PreparationResult | null } | null;
  known: readonly Training[];
  pkl: { isSigned: boolean } | null;
};

export const progressFrom = ({ joining, mcu, known, pkl }: ProgressRow): PreparationProgress => ({
  mcu: statusOfItem(mcu),
  bjst: trainingOf(known, joining).status,
  pkl: pkl ? (pkl.isSigned ? "Signed" : "Pending Sign") : "-",
});

const selectProgress = preparedQuery((db) =>
  db
    .select({ assignmentId: assignments.id, joining: assignments.startDate, lastMcu, trainings, lastPkl })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .where(sql`${preparations.assignmentId} = any(${sql.placeholder("assignmentIds")})`),
);

/** Return the preparation progress by assignment. Plans without a preparation are omitted. One query. */
export async function preparationProgressOf(
  db: Executor,
  assignmentIds: readonly number[],
): Promise<Map<number, PreparationProgress>> {
  if (assignmentIds.length === 0) return new Map();
  const rows = await selectProgress(db, { assignmentIds: [...assignmentIds] });
  return new Map(
    rows.map(({ assignmentId, joining, lastMcu: mcu, trainings: known, lastPkl: pkl }) => [
      assignmentId,
      progressFrom({ joining, mcu, known, pkl }),
    ]),
  );
}
