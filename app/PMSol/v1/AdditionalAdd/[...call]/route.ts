import { controller } from "@/lib/platform/transport/controller";
import { addOptionCalls } from "../../add-option-calls";

export const { GET, POST, PUT, PATCH, DELETE } = controller(addOptionCalls);
