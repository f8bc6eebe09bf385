import { getVesselGantt } from "@/lib/features/manning/get-vessel-gantt";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetVesselGanttChartByVesselId": getVesselGantt,
});
