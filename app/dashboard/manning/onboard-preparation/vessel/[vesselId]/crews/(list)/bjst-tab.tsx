import { PageTexts } from "@/components/ui/layout/page-texts";
import type { SearchParams } from "@/components/ui/list/list-state";
import { requireUser } from "@/app/dashboard/access/require-user";
import { bjstList } from "../../../../bjst-list";

/** The trainings of a vessel's joiners. D2 §2 */
export async function BjstTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const user = await requireUser("preparation:view");
  return (
    <PageTexts now={["checkups.actions"]} late={["checkups", "preparation", "lookups", "files"]}>
      {await bjstList({ user, params: query, route: { vesselId: String(vesselId) } })}
    </PageTexts>
  );
}
