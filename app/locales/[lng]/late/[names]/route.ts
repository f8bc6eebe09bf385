import { lateTexts, namespacesIn } from "@/lib/platform/i18n/late-texts";
import { isLocale } from "@/lib/platform/i18n/locales";

type Context = { params: Promise<{ lng: string; names: string }> };

const yearInSeconds = 365 * 86_400;

/**
 * Return precompiled texts of several namespaces: /locales/en/late/crew,files?v=… Another release's version is not
 * cached.
 */
export async function GET(request: Request, { params }: Context) {
  const { lng, names } = await params;
  const namespaces = namespacesIn(names);
  if (!isLocale(lng) || !namespaces)
    return Response.json({ message: "Not found", code: "not-found", errors: [] }, { status: 404 });
  const { json, version } = lateTexts(lng, namespaces);
  const isMeant = new URL(request.url).searchParams.get("v") === version;
  const kept = isMeant ? `public, max-age=${yearInSeconds}, immutable` : "no-store";
  return new Response(json, { headers: { "content-type": "application/json", "cache-control": kept } });
}
