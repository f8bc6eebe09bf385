import { controller } from "@/lib/platform/transport/controller";

/** Answer an unknown call in the format of every refusal. */
export const { GET, POST, PUT, PATCH, DELETE } = controller({});
