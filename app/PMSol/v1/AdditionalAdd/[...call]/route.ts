import { controller } from "@/lib/platform/transport/controller";
import { additionalAddCalls } from "../../additional-add-calls";

export const { GET, POST } = controller(additionalAddCalls);
