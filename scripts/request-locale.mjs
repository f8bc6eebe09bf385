import Negotiator from "negotiator";

/**
 * Choose the language of a request as the product does (lib/platform/i18n/choose-locale.ts): the stored choice, then the
 * browser's languages, then English.
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {"en" | "id"}
 */
export function localeOf(headers) {
  const stored = /(?:^|;\s*)nakhoda-locale=(en|id)(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  if (stored) return stored;
  // Without the header, Negotiator would accept any language.
  const accepted = headers["accept-language"] && new Negotiator({ headers }).language(["en", "id", "in"]);
  return accepted === "id" || accepted === "in" ? "id" : "en";
}
