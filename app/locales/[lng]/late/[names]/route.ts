import { lazyTexts, namespacesIn } from "@/lib/platform/i18n/lazy-texts";
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
  const { json, version } = lazyTexts(lng, namespaces);
  const isCurrent = new URL(request.url).searchParams.get("v") === version;
  const cacheControl = isCurrent ? `public, max-age=${yearInSeconds}, immutable` : "no-store";
  return new Response(json, { headers: { "content-type": "application/json", "cache-control": cacheControl } });
}
