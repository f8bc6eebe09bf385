import { getLocale } from "next-intl/server";
import { GanttLoadError } from "@/components/features/manning/gantt/load-error";
import { recordLinks } from "@/components/features/manning/gantt/links";
import { VesselGantt } from "@/components/features/manning/gantt/vessel-gantt";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { getVesselGantt } from "@/lib/features/manning/gantt/get-vessel-gantt";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";

/** The crew plan over 27 months. Document 2 §2 and §9 */
export async function GanttTab({
  vessel,
  user,
  query,
}: {
  vessel: VesselDetail;
  user: UserActor;
  query: SearchParams;
}) {
  const [chart, locale] = await Promise.all([orNull(load(getVesselGantt, { vesselId: vessel.id })), getLocale()]);
  if (!chart) return <GanttLoadError />;
  return (
    <VesselGantt
      chart={chart}
      locale={locale}
      links={recordLinks(vessel.id, can(user, "crew:view"))}
      view={valueOf(query, "view")}
    />
  );
}
