import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { tabCounts } from "@/lib/features/crew/list/queries";
import { visibleTo } from "@/lib/features/crew/queries";
import { listVisibility } from "@/lib/features/crew/visibility.rules";
import { retentionOf } from "../head-counts/queries";
import type { DashboardQuery } from "../queries";

/**
 * Count people by status, as the tabs of the crew list do, and the year's retention in per cent.
 * Barred people are counted separately only for viewers of the blacklist.
 */
export async function countCrew(query: DashboardQuery): Promise<Record<string, number | null>> {
  const { db, actor, today } = query;
  const canViewBlacklist = listVisibility(actor).suitability;
  const [{ counts }, barred, retention] = await Promise.all([
    tabCounts(db, actor, {}, today),
    canViewBlacklist ? db.$count(crew, and(visibleTo(actor), eq(crew.status, "blacklist"))) : 0,
    retentionOf(query),
  ]);
  const total = (counts["off-board"] ?? 0) + (counts["on-board"] ?? 0) + barred;
  return { ...counts, total, retention };
}
