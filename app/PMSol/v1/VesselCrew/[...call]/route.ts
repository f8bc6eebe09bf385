import { checkInCrew } from "@/lib/features/manning/check-in-crew";
import { checkOutCrew } from "@/lib/features/manning/check-out-crew";
import { insertSeat } from "@/lib/features/manning/insert-seat";
import { listJoiners } from "@/lib/features/manning/list-joiners";
import { previewCheckIn } from "@/lib/features/manning/preview-check-in";
import { previewCheckOut } from "@/lib/features/manning/preview-check-out";
import { removeSeat } from "@/lib/features/manning/remove-seat";
import { undoCheckIn } from "@/lib/features/manning/undo-check-in";
import { listVesselCrew } from "@/lib/features/vessels/list-vessel-crew";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetVesselCrewListByVesselId": listVesselCrew,
  "GET GetVesselCrewJoiners": listJoiners,
  "GET GetCheckInPreview": previewCheckIn,
  "GET GetCheckOutPreview": previewCheckOut,
  "POST CheckInVesselCrew": checkInCrew,
  "POST CheckOutVesselCrew": checkOutCrew,
  "POST UndoCheckInVesselCrew": undoCheckIn,
  "POST InsertVesselCrewJobPosition": insertSeat,
  "POST DeleteVesselCrewJobPosition": removeSeat,
});
