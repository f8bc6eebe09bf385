import { secureCookies } from "@/lib/access/session";
import { AppError } from "../errors";

/** Refuse requests that a browser sends from another site. Programs send no Origin. */
export function assertSameOrigin(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && !["same-origin", "none"].includes(site)) throw new AppError("forbidden", "errors.foreignOrigin");
  const origin = request.headers.get("origin");
  if (!origin) return;
  const { host, protocol } = URL.canParse(origin) ? new URL(origin) : { host: null, protocol: null };
  const requestedHost = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  if (host !== requestedHost || (secureCookies() && protocol !== "https:"))
    throw new AppError("forbidden", "errors.foreignOrigin");
}
