import { publicController } from "@/lib/platform/transport/controller";
import { publicAdditionalAddCalls } from "../../additional-add-calls";

export const { GET, POST, PUT, PATCH, DELETE } = publicController(publicAdditionalAddCalls);
