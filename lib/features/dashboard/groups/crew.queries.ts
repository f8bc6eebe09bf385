import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { tabCounts } from "@/lib/features/crew/list/queries";
import { visibleTo } from "@/lib/features/crew/queries";
import { listSight } from "@/lib/features/crew/sight.rules";
import { retentionOf } from "../head-counts/queries";
import type { Asked } from "../queries";

/**
 * Count people by status, as the tabs of the crew list do, and the year's retention in per cent.
 * Barred people are counted separately only for viewers of the blacklist.
 */
export async function countCrew(asked: Asked): Promise<Record<string, number | null>> {
  const { db, actor, today } = asked;
  const seesBarred = listSight(actor).suitability;
  const [{ counts }, barred, retention] = await Promise.all([
    tabCounts(db, actor, {}, today),
    seesBarred ? db.$count(crew, and(visibleTo(actor), eq(crew.status, "blacklist"))) : 0,
    retentionOf(asked),
  ]);
  const total = (counts["off-board"] ?? 0) + (counts["on-board"] ?? 0) + barred;
  return { ...counts, total, retention };
}
