import { can, type Actor } from "@/lib/access/actor";
import { isViewerAmong, viewAs } from "@/lib/access/roles";
import { viewerOf, type Seen } from "@/lib/features/crew/fields.rules";

/** What a reader learns of one schedule beside days, ports and state. */
type Sight = { amounts: boolean; prices: boolean; appraisals: boolean };

/** The office sees everything; a seafarer what they are paid for their own way; a head neither money nor what is said of somebody. product 5.11, 5.12 */
export function sightOf(actor: Actor, person: Seen): Sight {
  const viewer = viewerOf(actor, person);
  const isOffice = isViewerAmong(viewer, "read-schedules-whole");
  return {
    amounts: isOffice || viewer === viewAs.self,
    prices: isOffice,
    appraisals: isOffice || can(actor, "scheduling:appraisal-documents"),
  };
}
