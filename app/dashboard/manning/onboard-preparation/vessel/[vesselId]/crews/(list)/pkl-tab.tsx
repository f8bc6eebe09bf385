import { PageTexts } from "@/components/ui/layout/page-texts";
import type { SearchParams } from "@/components/ui/list/list-state";
import { requireUser } from "@/app/dashboard/access/require-user";
import { pklList } from "../../../../pkl-list";

/** The joiners' agreements. D2 §2 */
export async function PklTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const user = await requireUser("preparation:view");
  return (
    <PageTexts now={["pkl.choose"]}>
      {await pklList({ user, params: query, route: { vesselId: String(vesselId) } })}
    </PageTexts>
  );
}
