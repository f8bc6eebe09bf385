import { siteUrl } from "@/lib/platform/mail/outbox";
import { controller } from "@/lib/platform/transport/controller";
import { openApiDocument } from "./document";

let documentText: string | undefined;

/** Built once per process, because it never changes. */
export function GET() {
  documentText ??= JSON.stringify(openApiDocument(new URL(siteUrl("/")).origin));
  return new Response(documentText, {
    headers: {
      "content-type": "application/json",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    },
  });
}
export const { POST, PUT, PATCH, DELETE } = controller({});
