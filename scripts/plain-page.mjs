import { createHash } from "node:crypto";

/** Theme colours of the page. A test compares them with the theme, which is not in the image. */
const colours = {
  light: {
    page: "#f6f1e7",
    surface: "#ffffff",
    "surface-sunken": "#fbf8f1",
    hairline: "#e2dac8",
    ink: "#1d2a3f",
    "ink-muted": "#51607a",
    action: "#0f6b66",
    error: "#a8281f",
  },
  dark: {
    page: "#0c1726",
    surface: "#132238",
    "surface-sunken": "#0f1c2f",
    hairline: "#27384f",
    ink: "#e6ecf5",
    "ink-muted": "#a9b7cb",
    action: "#5cc2b6",
    error: "#f2988f",
  },
};

const declared = (scheme) =>
  [`color-scheme:${scheme}`, ...Object.entries(colours[scheme]).map(([name, value]) => `--${name}:${value}`)].join(";");

const style = [
  `:root{${declared("light")}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${declared("dark")}}}`,
  `[data-theme=dark]{${declared("dark")}}`,
  "*{box-sizing:border-box}",
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--ink);font:17px/1.5 "Source Sans 3 Variable","Segoe UI",system-ui,sans-serif}',
  "main{width:100%;max-width:30rem;padding:32px;background:var(--surface);border:1px solid var(--hairline);border-radius:10px}",
  "main.wide{max-width:56rem}",
  "svg{display:block;width:52px;height:46px;margin-bottom:20px;color:var(--ink)}",
  "h1{margin:0 0 4px;font-size:1.5rem;line-height:1.25;font-weight:600}",
  "p{margin:0;color:var(--ink-muted)}",
  "#line{color:var(--ink);min-height:1.5em}",
  "#line::first-letter{text-transform:uppercase}",
  "progress{display:block;width:100%;height:10px;margin:20px 0;appearance:none;-webkit-appearance:none;border:0;border-radius:5px;overflow:hidden;background:var(--hairline);accent-color:var(--action)}",
  "progress::-webkit-progress-bar{background:var(--hairline)}",
  "progress::-webkit-progress-value{background:var(--action)}",
  "progress::-moz-progress-bar{background:var(--action)}",
  "progress:indeterminate::-webkit-progress-bar{background:linear-gradient(90deg,var(--hairline),var(--action),var(--hairline))}",
  "@media (prefers-reduced-motion:no-preference){progress:indeterminate{animation:wait 1.6s ease-in-out infinite alternate}}@keyframes wait{to{opacity:.35}}",
  "pre{margin:8px 0 20px;padding:16px;max-height:60vh;overflow:auto;background:var(--surface-sunken);border:1px solid var(--hairline);border-radius:6px;color:var(--ink);font:13px/1.5 ui-monospace,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}",
  ".failed h1{color:var(--error);margin-bottom:16px}",
  "@media (max-width:480px){main{padding:24px 20px}}",
].join("");

/** Return the policy's source expression that allows this inline text. */
export const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Policy that allows the inline style of a plain page. */
export const stylePolicy = `style-src ${hashOf(style)}`;

/** The product's logo as an inline image. */
export const mark =
  '<svg viewBox="0 0 64 57" aria-hidden="true"><g transform="translate(0 -7)"><g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path stroke-linecap="butt" d="M12.5 37A19.5 19.5 0 0 1 51.5 37"/><path d="M27.67 34.5L6.89 22.5M32 32L32 8M36.33 34.5L57.11 22.5"/></g><path d="M22.5 37A9.5 9.5 0 0 1 41.5 37Z" fill="#e98a5b"/><path d="M3 41H32V63Z" fill="#2a9d8f"/><path d="M61 41H32V63Z" fill="#0f766e"/></g></svg>';

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text) => text.replace(/[&<>"']/g, (sign) => entities[sign]);

/** The theme a reader has chosen; undefined follows the system. @param {import("node:http").IncomingHttpHeaders} headers */
export const themeOf = (headers) => /(?:^|;\s*)nakhoda-theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? "")?.[1];

/**
 * Write a page in the product's look that needs nothing of the product: no file, no script of its own.
 * @param {{ title: string, head?: string, body: string }} parts the title as text, the rest as HTML
 * @param {{ locale: "en" | "id", theme?: "light" | "dark" }} reader
 */
export const plainPage = ({ title, head = "", body }, { locale, theme }) =>
  [
    `<!doctype html><html lang="${locale}"${theme ? ` data-theme="${theme}"` : ""}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)}</title>`,
    `${head}<style>${style}</style></head><body>${body}</body></html>`,
  ].join("");
