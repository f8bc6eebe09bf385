import { controller } from "@/lib/platform/transport/controller";
import { openApiDocument } from "./document";

export const GET = () =>
  Response.json(openApiDocument(), {
    headers: { "cache-control": "public, max-age=300", "x-content-type-options": "nosniff" },
  });
export const { POST, PUT, PATCH, DELETE } = controller({});
