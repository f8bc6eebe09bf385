import { can, type Actor } from "@/lib/access/actor";
import { isViewerAmong, fixedViewers } from "@/lib/access/roles";
import { viewerOf, type ViewedPerson } from "@/lib/features/crew/fields.rules";

/** What a user may see of a schedule besides dates, ports and status. */
type ScheduleVisibility = { amounts: boolean; prices: boolean; appraisals: boolean };

/**
 * Return the visibility of a schedule. The office sees everything, a seafarer the own amounts, a vessel head neither
 * amounts nor appraisals. product 5.11, 5.12
 */
export function scheduleVisibilityOf(actor: Actor, person: ViewedPerson): ScheduleVisibility {
  const viewer = viewerOf(actor, person);
  const isOffice = isViewerAmong(viewer, "read-schedules-whole");
  return {
    amounts: isOffice || viewer === fixedViewers.self,
    prices: isOffice,
    appraisals: isOffice || can(actor, "scheduling:appraisal-documents"),
  };
}
