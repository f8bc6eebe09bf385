import { getMatrixMarineSalary } from "@/lib/features/rates/get-matrix-marine-salary";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetMatrixMarineSalary": getMatrixMarineSalary,
});
