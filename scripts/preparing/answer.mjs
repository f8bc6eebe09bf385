import { themeOf } from "../plain-page.mjs";
import { localeOf } from "../request-locale.mjs";
import { pagePolicy, renderPage, titleOf } from "./page.mjs";
import { lineOf, textsIn } from "./texts.mjs";

const forPrograms = /^\/(PMSol|api|health)(\/|\?|$)/;
const maxRetrySeconds = 60;

/** What a request gets before the product answers: always 503, as a page to people and as JSON to programs. */
export function answerTo({ method, url, headers }, state, { isSecure = false } = {}) {
  const locale = localeOf(headers);
  const isPage = (method === "GET" || method === "HEAD") && !forPrograms.test(url);
  const body = isPage
    ? renderPage(state, { locale, theme: themeOf(headers) })
    : JSON.stringify(statusOf(state, locale));
  return {
    status: 503,
    headers: {
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
      "content-length": Buffer.byteLength(body),
      "content-security-policy": isPage ? pagePolicy : "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cache-control": "no-store",
      vary: "Accept-Language, Cookie",
      connection: "close",
      ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
      // What has failed does not come back by itself.
      ...(state.failure ? {} : { "retry-after": String(retryAfter(state)) }),
    },
    body: method === "HEAD" ? "" : body,
  };
}

const retryAfter = ({ left }) => Math.min(Math.max(Math.ceil(left ?? 5), 1), maxRetrySeconds);

/** What programs and the page's script read. The reason of a failure is for the page alone. */
function statusOf(state, locale) {
  const t = textsIn(locale);
  if (state.failure) return { status: "failed", message: t.failed };
  return {
    status: "preparing",
    message: t.unavailable,
    title: titleOf(state, t),
    line: lineOf(state, t),
    done: state.done,
  };
}
