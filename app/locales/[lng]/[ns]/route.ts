import { isLocale } from "@/lib/platform/i18n/locales";
import { namespaceOf } from "@/lib/platform/i18n/messages";

type Context = { params: Promise<{ lng: string; ns: string }> };

/** Return the texts of one namespace: /locales/en/shell.json */
export async function GET(_request: Request, { params }: Context) {
  const { lng, ns } = await params;
  const texts = isLocale(lng) && ns.endsWith(".json") ? namespaceOf(lng, ns.slice(0, -5)) : null;
  if (!texts) return Response.json({ message: "Not found", code: "not-found", errors: [] }, { status: 404 });
  return Response.json(texts, { headers: { "cache-control": "public, max-age=3600" } });
}
