import { openApiDocument } from "./document";

export const GET = () => Response.json(openApiDocument(), { headers: { "cache-control": "public, max-age=300" } });
