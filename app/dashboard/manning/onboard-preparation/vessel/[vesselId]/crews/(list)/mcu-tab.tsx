import { PageTexts } from "@/components/ui/layout/page-texts";
import type { SearchParams } from "@/components/ui/list/list-state";
import { requireUser } from "@/app/dashboard/access/require-user";
import { vesselMcuList } from "../../../../mcu-list";

/** The check-ups of a vessel's joiners. D2 §2 */
export async function McuTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const user = await requireUser("preparation:view");
  return (
    <PageTexts now={["checkups.actions"]} late={["checkups", "preparation", "lookups", "files"]}>
      {await vesselMcuList({ user, params: query, route: { vesselId: String(vesselId) } })}
    </PageTexts>
  );
}
