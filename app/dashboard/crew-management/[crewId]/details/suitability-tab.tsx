import { SuitabilityHistory } from "@/components/features/suitability/suitability-history";
import { ListError } from "@/components/ui/list/list-error";
import type { CrewDetail } from "@/lib/features/crew/detail.schema";
import { listSuitabilityEntries } from "@/lib/features/suitability/list-suitability-entries";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "../../../attempt";

/** What the suitability register holds of the person. Document 2 §2, product 5.4 */
export async function SuitabilityTab({ person, isOwn }: { person: CrewDetail; isOwn: boolean }) {
  const page = await attempt(load(listSuitabilityEntries, { employeeId: person.id, pageSize: 50 }));
  if (!page) return <ListError />;
  return <SuitabilityHistory employeeId={person.id} name={person.fullName} entries={page.rows} actions={person.allowedActions} isOwn={isOwn} />;
}
