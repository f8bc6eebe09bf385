import { getVesselGantt } from "@/lib/features/manning/gantt/get-vessel-gantt";
import { listFleetTimeline } from "@/lib/features/manning/fleet/list-fleet-timeline";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetVesselGanttChartByVesselId": getVesselGantt,
  "GET GetFleetTimeline": listFleetTimeline,
});
