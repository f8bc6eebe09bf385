import { getBjst } from "@/lib/features/preparation/bjst/get-bjst";
import { insertBjst } from "@/lib/features/preparation/bjst/insert-bjst";
import { listBjsts } from "@/lib/features/preparation/bjst/list-bjsts";
import { recordBjstResult } from "@/lib/features/preparation/bjst/record-bjst-result";
import { updateBjst } from "@/lib/features/preparation/bjst/update-bjst";
import { getMcu } from "@/lib/features/preparation/mcu/get-mcu";
import { insertMcu } from "@/lib/features/preparation/mcu/insert-mcu";
import { listMcus } from "@/lib/features/preparation/mcu/list-mcus";
import { recordPreparationMcu } from "@/lib/features/preparation/mcu/record-preparation-mcu";
import { updateMcu } from "@/lib/features/preparation/mcu/update-mcu";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetPreparationMCUList": listMcus,
  "GET GetPreparationMCUDetail": getMcu,
  "POST InsertPreparationMCU": insertMcu,
  "POST UpdatePreparationMCU": updateMcu,
  "POST InsertPreparationMCUResult": recordPreparationMcu,
  "GET GetPreparationBJSTList": listBjsts,
  "GET GetPreparationBJSTDetail": getBjst,
  "POST InsertPreparationBJST": insertBjst,
  "POST UpdatePreparationBJST": updateBjst,
  "POST InsertPreparationBJSTResult": recordBjstResult,
});
