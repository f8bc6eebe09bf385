import { getPosition } from "@/lib/features/positions/get-position";
import { listPositions } from "@/lib/features/positions/list-positions";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetJobPositionTankerById/{id}": withInput(getPosition, { divisionId: 2 }),
  "GET GetJobPositionTanker": withInput(listPositions, { divisionId: 2 }),
});
