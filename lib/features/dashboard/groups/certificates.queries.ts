import { and } from "drizzle-orm";
import { filteredCounts } from "@/db/filtered-counts";
import { certificateTerms } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { hasCertificates } from "@/lib/features/crew/list/queries";
import { visibleTo } from "@/lib/features/crew/queries";
import { listVisibility } from "@/lib/features/crew/visibility.rules";
import { hasStatus } from "@/lib/features/crew/status-visibility.queries";
import type { DashboardQuery } from "../queries";

/** Count people who have not resigned by their first certificate expiry. */
export async function countCertificates({ db, actor, today }: DashboardQuery): Promise<Record<string, number>> {
  const terms = certificateTerms.map((term) => [term, hasCertificates(term, today)]);
  const [row] = await db
    .select(filteredCounts(Object.fromEntries(terms)))
    .from(crew)
    .where(and(visibleTo(actor), hasStatus("all", listVisibility(actor).suitability)));
  return row ?? {};
}
