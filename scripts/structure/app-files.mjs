const conventions = [
  "default",
  "error",
  "forbidden",
  "global-error",
  "global-not-found",
  "layout",
  "loading",
  "not-found",
  "page",
  "route",
  "template",
  "unauthorized",
];
const images = ["apple-icon", "icon", "manifest", "opengraph-image", "robots", "sitemap", "twitter-image"];

/** A file of app/ that Next finds by its name. */
export function isRouteFile(path) {
  const [stem, ...endings] = path.split("/").at(-1).split(".");
  return path.startsWith("app/") && endings.length === 1 && [...conventions, ...images].includes(stem);
}
