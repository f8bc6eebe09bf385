import { controller } from "@/lib/platform/transport/controller";

/** Whatever is no call says so in the shape of every other refusal. */
export const { GET, POST, PUT, PATCH, DELETE } = controller({});
