import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { positions } from "@/db/schema/positions";
import { operationAreas } from "@/db/schema/rates";
import type { UserActor } from "@/lib/access/actor";
import { createRateDraft } from "@/lib/features/rates/versions/create-rate-draft";
import { saveRates } from "@/lib/features/rates/versions/save-rates";
import { as } from "../rolled-back";

export const source = "SK Direksi 014/2026";

/** A matrix of the first ranks in one area, offshore: basic salary, regional and position allowance. */
export async function offshoreRows(db: Executor, basics = [15_000_000, 11_000_000]) {
  const ranks = await db.select().from(positions).where(eq(positions.divisionId, 1)).orderBy(positions.seniority);
  const [area] = await db.select().from(operationAreas).orderBy(operationAreas.id);
  if (!area) throw new Error("no operation area");
  return basics.map((basicSalary, index) => {
    const rank = ranks[index];
    if (!rank) throw new Error("no such rank");
    const key = { positionId: rank.id, operationAreaId: area.id, payrollCategoryId: 3 };
    const allowances = { kpak: null, regionalAllowance: 2_500_000, overseasAllowance: null, positionAllowance: 0 };
    return { ...key, basicSalary, ...allowances };
  });
}

type Draft = {
  effectiveFrom?: string;
  kind?: "salary-matrix" | "minimum-wages";
  rows?: Record<string, string | number | null>[];
};

/** A draft with rows and an author. */
export async function ratesDraft(
  author: UserActor,
  { effectiveFrom = "2031-01-01", kind = "salary-matrix", rows = [] }: Draft,
) {
  const { id } = await createRateDraft.execute(as(author), { kind, effectiveFrom, source });
  return saveRates.execute(as(author), { id, effectiveFrom, source, rows });
}
