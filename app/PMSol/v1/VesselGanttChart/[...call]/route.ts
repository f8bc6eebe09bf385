import { getVesselGantt } from "@/lib/features/manning/gantt/get-vessel-gantt";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetVesselGanttChartByVesselId": getVesselGantt,
});
