import { escaped, mark, plainPage, stylePolicy, themeOf } from "../plain-page.mjs";
import { localeOf } from "../request-locale.mjs";
import { runtime } from "../runtime.mjs";

const deadlineMilliseconds = 5_000;
const pollMilliseconds = 1_000;
const retrySeconds = 2;
const isHealth = (path) => /^\/health(\/|$)/.test(path);
const isForPrograms = (path) => /^\/(PMSol|api)(\/|$)/.test(path);

const texts = {
  en: {
    title: "Back in a moment",
    text: "The database cannot be reached. Try again in a few seconds.",
    reload: "This page reloads by itself.",
  },
  id: {
    title: "Sebentar lagi kembali",
    text: "Basis data tidak dapat dijangkau. Coba lagi dalam beberapa detik.",
    reload: "Halaman ini dimuat ulang dengan sendirinya.",
  },
};

const pagePolicy = `default-src 'none'; img-src data:; ${stylePolicy}; frame-ancestors 'none'`;
const isUnavailable = () => runtime.databaseAway?.() ?? false;

/** Return the 503 answer in the right format: JSON for calls, plain text for actions, a reloading page for people. */
function answerFor({ url, headers, method }) {
  const locale = localeOf(headers);
  const { title, text, reload } = texts[locale];
  const head = { "cache-control": "no-store", "retry-after": String(retrySeconds) };
  const as = (type) => ({ ...head, "content-type": `${type}; charset=utf-8` });
  if (isForPrograms(url)) {
    const body = JSON.stringify({ message: text, code: "unavailable", errors: [] });
    return { status: 503, headers: { ...head, "content-type": "application/json" }, text: body };
  }
  if (headers["next-action"] || headers.rsc) return { status: 503, headers: as("text/plain"), text };
  // A request with a body is not repeated by a reload.
  const isReload = method === "GET" || method === "HEAD";
  const refresh = isReload ? `<meta http-equiv="refresh" content="${retrySeconds}">` : "";
  const body = `<main>${mark}<h1>${escaped(title)}</h1><p>${escaped(text)}</p>${isReload ? `<p>${escaped(reload)}</p>` : ""}</main>`;
  const page = plainPage({ title, head: refresh, body }, { locale, theme: themeOf(headers) });
  return { status: 503, headers: { ...as("text/html"), "content-security-policy": pagePolicy }, text: page };
}

/**
 * Answer 503 while the database is down: at once if that is known, else within five seconds, and instead of a failure.
 * Slow requests are left alone while the database is up.
 * @returns whether it answered
 */
export function refuseWhileUnavailable(request, response) {
  if (isHealth(request.url)) return false;
  const refuse = () => response.answerInstead(answerFor(request));
  if (isUnavailable()) {
    refuse();
    return true;
  }
  response.insteadOfFailure = () => (isUnavailable() ? answerFor(request) : undefined);
  const check = () => {
    if (response.headersSent) return;
    if (isUnavailable()) refuse();
    else timer = setTimeout(check, pollMilliseconds).unref();
  };
  let timer = setTimeout(check, deadlineMilliseconds).unref();
  response.once("close", () => clearTimeout(timer));
  return false;
}
