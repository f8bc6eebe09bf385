import { createExtraPerson } from "@/lib/features/ujbm/extra-persons/create-extra-person";
import { deleteExtraPerson } from "@/lib/features/ujbm/extra-persons/delete-extra-person";
import { listExtraPersons } from "@/lib/features/ujbm/extra-persons/list-extra-persons";
import { closeMonth } from "@/lib/features/ujbm/months/close-month";
import { downloadCorrection } from "@/lib/features/ujbm/months/download-correction";
import { downloadUjbm } from "@/lib/features/ujbm/months/download-ujbm";
import { getVesselMonth } from "@/lib/features/ujbm/months/get-vessel-month";
import { listUjbm } from "@/lib/features/ujbm/months/list-ujbm";
import { setOccasionDays } from "@/lib/features/ujbm/months/set-occasion-days";
import { decidePayee } from "@/lib/features/ujbm/payees/decide-payee";
import { getVesselPayees } from "@/lib/features/ujbm/payees/get-vessel-payees";
import { requestPayee } from "@/lib/features/ujbm/payees/request-payee";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetUJBM": listUjbm,
  "GET GetUJBMVessel": getVesselMonth,
  "GET DownloadUJBM": downloadUjbm,
  "GET DownloadCorrectionUJBM": downloadCorrection,
  "POST CreateUJBMSpecialOccassion": setOccasionDays,
  "POST CloseUJBM": closeMonth,
  "GET GetUJBMExtraPersons": listExtraPersons,
  "POST CreateUJBMExtraPerson": createExtraPerson,
  "POST DeleteUJBMExtraPerson": deleteExtraPerson,
  "GET GetUJBMPayee": getVesselPayees,
  "POST RequestUJBMPayee": requestPayee,
  "POST DecideUJBMPayee": decidePayee,
});
