import { getPosition } from "@/lib/features/positions/get-position";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listPositionsOnVesselType } from "@/lib/features/positions/list-positions-on-vessel-type";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetJobPositionMarinesById/{id}": withInput(getPosition, { divisionId: 1 }),
  "GET GetJobPositionMarines": withInput(listPositions, { divisionId: 1 }),
  "GET GetJobPositionMarineByShipId": withInput(listPositionsOnVesselType, { divisionId: 1 }),
});
