import { createOperationArea } from "@/lib/features/vessels/areas/create-operation-area";
import { listOperationAreas } from "@/lib/features/vessels/areas/list-operation-areas";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetAllOperationArea": listOperationAreas,
  "POST CreateOperationArea": createOperationArea,
});
