import { createRequest } from "@/lib/features/chandler/changes/create-request";
import { proposeReceived } from "@/lib/features/chandler/changes/propose-received";
import { updateRequest } from "@/lib/features/chandler/changes/update-request";
import { getRequest } from "@/lib/features/chandler/detail/get-request";
import { listRequests } from "@/lib/features/chandler/requests/list-requests";
import { getChandlerVessel } from "@/lib/features/chandler/vessels/get-chandler-vessel";
import { listChandlerVessels } from "@/lib/features/chandler/vessels/list-chandler-vessels";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetVesselShipChandler": listChandlerVessels,
  "GET GetVesselShipChandlerSummary": getChandlerVessel,
  "GET GetShipChandlerRequestByVesselid": withInput(listRequests, { list: "open" }),
  "GET GetShipChandlerRequestHistoryByVesselId": withInput(listRequests, { list: "history" }),
  "GET GetShipChandlerView": getRequest,
  "POST CreateNewShipChandlerRequest": createRequest,
  "POST UpdateShipChandler": updateRequest,
  "POST ProposeShipChandlerReceivedDate": proposeReceived,
});
