import { publicController } from "@/lib/platform/transport/controller";
import { publicAddOptionCalls } from "../../add-option-calls";

export const { GET, POST, PUT, PATCH, DELETE } = publicController(publicAddOptionCalls);
