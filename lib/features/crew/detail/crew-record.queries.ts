import { listRequiredCertificates } from "@/lib/features/positions/queries";
import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { detailOf } from "./rules";
import type { CrewDetail } from "./schema";
import { extentOf, viewerOf, type Viewer } from "../fields.rules";
import { personOf } from "../person.queries";
import { bankAccountsOf, medicalsOf, recordSectionsOf } from "./record-sections.queries";

/**
 * Select a seafarer's record as the actor, or another viewer, may see it. At most five queries. @throws not-found for a
 * person the actor may not see
 */
export async function crewRecordOf(
  db: Executor,
  actor: Actor,
  id: number,
  today: string,
  viewAs?: Viewer,
): Promise<CrewDetail> {
  const row = await personOf(db, actor, id, today);
  const { positionId, vesselTypeId } = row.person;
  const viewer = viewAs ?? viewerOf(actor, row.person);
  const canView = (fieldClass: Parameters<typeof extentOf>[1]) => extentOf(viewer, fieldClass) !== "none";
  const [required, sections, accounts, medicals] = await Promise.all([
    canView("professional") ? listRequiredCertificates(db, { positionId, vesselTypeId, isMandatory: true }) : [],
    recordSectionsOf(db, id),
    canView("payroll") ? bankAccountsOf(db, id) : [],
    canView("medical") ? medicalsOf(db, id) : [],
  ]);
  return detailOf({ row, required, sections, accounts, medicals }, { actor, viewer, today });
}
