import { escaped, mark, plainPage, stylePolicy, themeOf } from "../plain-page.mjs";
import { localeOf } from "../request-locale.mjs";
import { bodyLimitOf } from "./body-limits.mjs";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const isForPrograms = (path) => /^\/(PMSol|api|health)(\/|$)/.test(path);

const texts = {
  en: {
    title: "Too large to send",
    tooLarge: (size) => `What you sent is larger than ${size}. Go back: what you typed is still there.`,
    method: "This method is not supported.",
    address: "This address cannot be read.",
  },
  id: {
    title: "Terlalu besar untuk dikirim",
    tooLarge: (size) => `Yang Anda kirim lebih besar dari ${size}. Kembali saja: isian Anda masih ada.`,
    method: "Metode ini tidak didukung.",
    address: "Alamat ini tidak dapat dibaca.",
  },
};

const pagePolicy = `default-src 'none'; img-src data:; ${stylePolicy}; frame-ancestors 'none'`;

const sizeOf = (bytes) =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;

/** Answer requests that no handler accepts: an unknown method, or an invalid path. @returns whether it answered */
export function refuseUnreadable(request, response) {
  const text = texts[localeOf(request.headers)];
  if (!methods.has(request.method)) return answer(response, 501, "text/plain", text.method);
  if (!request.url.startsWith("/")) return answer(response, 400, "text/plain", text.address);
  return false;
}

/** Refuse a body larger than its path allows: at once by its content-length, else when it exceeds the limit. */
export function refuseTooLarge(request, response) {
  if (!request.hasBody) return false;
  const { bytes, isCountedByHandler } = bodyLimitOf(request.url);
  if (isCountedByHandler) return false;
  if (Number(request.headers["content-length"] ?? 0) > bytes) return answerTooLarge(request, response, bytes);
  request.limitBody(bytes, () => {
    if (response.headersSent) request.destroy();
    else answerTooLarge(request, response, bytes);
  });
  return false;
}

function answerTooLarge({ url, headers }, response, bytes) {
  const locale = localeOf(headers);
  const { title, tooLarge } = texts[locale];
  const message = tooLarge(sizeOf(bytes));
  if (isForPrograms(url))
    return answer(response, 413, "application/json", JSON.stringify({ message, code: "too-large" }));
  // Next's client shows a plain text as the reason of a failed action; a form without scripts gets a page.
  if (headers["next-action"]) return answer(response, 413, "text/plain", message);
  response.setHeader("content-security-policy", pagePolicy);
  const body = `<main class="failed">${mark}<h1>${escaped(title)}</h1><p>${escaped(message)}</p></main>`;
  return answer(response, 413, "text/html", plainPage({ title, body }, { locale, theme: themeOf(headers) }));
}

function answer(response, status, type, text) {
  response.statusCode = status;
  response.setHeader("content-type", `${type}; charset=utf-8`);
  response.setHeader("cache-control", "no-store");
  response.end(text);
  return true;
}
