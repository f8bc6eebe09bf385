import { listMatrix } from "@/lib/features/positions/list-matrix";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetMatrixMarineCOP": withInput(listMatrix, { divisionId: 1, kind: "cop" }),
});
