import { and } from "drizzle-orm";
import { countsOf } from "@/db/counts-of";
import { certificateTerms } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { hasCertificates } from "@/lib/features/crew/list/queries";
import { visibleTo } from "@/lib/features/crew/queries";
import { listSight } from "@/lib/features/crew/sight.rules";
import { ofStatus } from "@/lib/features/crew/status-sight.queries";
import type { Asked } from "../queries";

/** Count people who have not resigned by their first certificate expiry. */
export async function countCertificates({ db, actor, today }: Asked): Promise<Record<string, number>> {
  const terms = certificateTerms.map((term) => [term, hasCertificates(term, today)]);
  const [row] = await db
    .select(countsOf(Object.fromEntries(terms)))
    .from(crew)
    .where(and(visibleTo(actor), ofStatus("all", listSight(actor).suitability)));
  return row ?? {};
}
