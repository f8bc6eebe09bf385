import { controller } from "@/lib/platform/transport/controller";
import { additionalAddCalls } from "../../additional-add-calls";

export const { GET, POST, PUT, PATCH, DELETE } = controller(additionalAddCalls);
