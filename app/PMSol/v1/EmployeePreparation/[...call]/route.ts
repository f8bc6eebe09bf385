import { addMedicalCertificate } from "@/lib/features/crew/medical/add-medical-certificate";
import { getBjst } from "@/lib/features/preparation/bjst/get-bjst";
import { insertBjst } from "@/lib/features/preparation/bjst/insert-bjst";
import { listBjsts } from "@/lib/features/preparation/bjst/list-bjsts";
import { recordBjstResult } from "@/lib/features/preparation/bjst/record-bjst-result";
import { updateBjst } from "@/lib/features/preparation/bjst/update-bjst";
import { getJoiner } from "@/lib/features/preparation/joiners/get-joiner";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { getMcu } from "@/lib/features/preparation/mcu/get-mcu";
import { insertMcu } from "@/lib/features/preparation/mcu/insert-mcu";
import { listMcus } from "@/lib/features/preparation/mcu/list-mcus";
import { recordPreparationMcu } from "@/lib/features/preparation/mcu/record-preparation-mcu";
import { updateMcu } from "@/lib/features/preparation/mcu/update-mcu";
import { completePkl } from "@/lib/features/preparation/pkl/complete-pkl";
import { getPkl } from "@/lib/features/preparation/pkl/get-pkl";
import { insertPkl } from "@/lib/features/preparation/pkl/insert-pkl";
import { listPkls } from "@/lib/features/preparation/pkl/list-pkls";
import { previewWages } from "@/lib/features/preparation/pkl/preview-wages";
import { signPkl } from "@/lib/features/preparation/pkl/sign-pkl";
import { getMedical } from "@/lib/features/preparation/medical/get-medical";
import { listMedicals } from "@/lib/features/preparation/medical/list-medicals";
import { listPreparationVessels } from "@/lib/features/preparation/vessels/list-preparation-vessels";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetVesselOnBoardPreparation": listPreparationVessels,
  "GET GetEmployeePreparation": listJoinersInPreparation,
  "GET GetEmployeePreparationDetail": getJoiner,
  "GET GetPreparationMedicalList": listMedicals,
  "GET GetPreparationMedicalDetail": getMedical,
  "POST InsertPreparationMedical": addMedicalCertificate,
  "GET GetPreparationMCUList": listMcus,
  "GET GetPreparationMCUDetail": getMcu,
  "POST InsertPreparationMCU": insertMcu,
  "POST UpdatePreparationMCU": updateMcu,
  "POST InsertPreparationMCUResult": recordPreparationMcu,
  "POST UpdatePreparationMCUResult": recordPreparationMcu,
  "GET GetPreparationBJSTList": listBjsts,
  "GET GetPreparationBJSTDetail": getBjst,
  "POST InsertPreparationBJST": insertBjst,
  "POST UpdatePreparationBJST": updateBjst,
  "POST InsertPreparationBJSTResult": recordBjstResult,
  "GET GetPreparationPKLList": listPkls,
  "GET GetPreparationPKLDetail": getPkl,
  "GET GetPreparationPKLWages": previewWages,
  "POST InsertPreparationPKL": insertPkl,
  "POST UpdatePreparationPKL": signPkl,
  "POST CompletePreparationPKL": completePkl,
  "POST UpdatePreparationBJSTResult": recordBjstResult,
});
