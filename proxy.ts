import { NextResponse, type NextRequest } from "next/server";
import { offlineCacheKey } from "./lib/access/offline-cache-key";
import { sessionIdOf } from "./lib/access/session";
import { cachedAddress, cacheFolder } from "./lib/features/job-openings/openings-version.rules";
import { chooseLocale } from "./lib/platform/i18n/choose-locale";
import { isLocale, localeCookie, localeHeader } from "./lib/platform/i18n/locales";

const yearInSeconds = 365 * 86_400;
const needsSignIn = (path: string) => path === "/dashboard" || path.startsWith("/dashboard/");
/** Reachable without a session, because it only redirects to the public page of a job. */
const openPaths = new Set(["/dashboard/registration"]);

/**
 * Return the cached address of a page without input or visitor state, by language and edition. Inline scripts of
 * cached pages cannot carry a nonce.
 */
function keptPath({ nextUrl: { pathname, searchParams }, cookies, headers }: NextRequest): string | null {
  if (searchParams.size > 0) return null;
  return cachedAddress(pathname, chooseLocale(cookies.get(localeCookie)?.value, headers.get("accept-language")));
}

function contentSecurityPolicy(nonce: string | null): string {
  const captcha = process.env.CAPTCHA_PROVIDER;
  const provider =
    captcha === "recaptcha"
      ? " https://www.google.com https://www.gstatic.com"
      : captcha === "turnstile"
        ? " https://challenges.cloudflare.com"
        : "";
  const development = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    nonce
      ? `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${provider}${development}`
      : `script-src 'self' 'unsafe-inline'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The page that a worker caches for offline use. A header names its user (public/my-joining-worker.js). */
const keptOnPhones = "/dashboard/my-joining";

/** Pages whose address contains a secret: no referrer, no cache, no search index. */
const isKey = (path: string) =>
  ["/approve/", "/agreement/", "/check/", "/calendar/"].some((start) => path.startsWith(start));

function secureKey(response: NextResponse, path: string): NextResponse {
  response.headers.set("referrer-policy", "no-referrer");
  // Subscribers may cache a calendar and revalidate it; its route sets that header.
  if (!path.startsWith("/calendar/")) response.headers.set("cache-control", "no-store");
  response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
}

function secure(response: NextResponse, policy: string): NextResponse {
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("referrer-policy", "strict-origin-when-cross-origin");
  response.headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
  return response;
}

/**
 * Set the language from ?lang=, require sign-in for the dashboard, add security headers. Never the only check:
 * operations check permissions themselves.
 */
export default async function proxy(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  const kept = keptPath(request);
  if (kept) {
    const response = secure(NextResponse.rewrite(new URL(kept, request.url)), contentSecurityPolicy(null));
    response.headers.set("cache-control", "private, no-cache");
    return response;
  }
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = contentSecurityPolicy(nonce);
  if (needsSignIn(pathname) && !openPaths.has(pathname)) {
    if (!(await sessionIdOf(request.headers))) {
      const target = request.nextUrl.clone();
      target.pathname = "/oauth/callback";
      target.search = "";
      target.searchParams.set("callbackUrl", `${pathname}${request.nextUrl.search}`);
      return secure(NextResponse.redirect(target), policy);
    }
  }
  if (pathname.startsWith(cacheFolder)) return secure(NextResponse.rewrite(new URL("/not-found", request.url)), policy);
  const headers = new Headers(request.headers);
  headers.delete(localeHeader);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const asked = searchParams.get("lang");
  if (isLocale(asked)) headers.set(localeHeader, asked);
  const response = secure(NextResponse.next({ request: { headers } }), policy);
  if (isLocale(asked)) response.cookies.set(localeCookie, asked, { maxAge: yearInSeconds, sameSite: "lax", path: "/" });
  const reader = pathname === keptOnPhones ? await offlineCacheKey(request.headers) : null;
  if (reader) response.headers.set("x-kept-for", reader);
  return isKey(pathname) ? secureKey(response, pathname) : response;
}

export const config = {
  matcher: [
    "/((?!_next/static|_next/image|PMSol/v1/|api/|health/|metrics|locales/|hero/|brand/|icon|favicon.ico|apple-icon|robots.txt|sitemap.xml|manifest.webmanifest|my-joining-worker.js).*)",
  ],
};
