import { publicController } from "@/lib/platform/transport/controller";
import { additionalAddCalls } from "../../additional-add-calls";

export const { GET, POST, PUT, PATCH, DELETE } = publicController(additionalAddCalls);
