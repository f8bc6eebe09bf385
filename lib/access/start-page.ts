import type { UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { isAmong } from "./roles";

/** Return the requested path after sign-in if it is a page of our dashboard, else "". */
export function dashboardPath(requestedPath: string | undefined): string {
  if (!requestedPath?.startsWith("/dashboard") || requestedPath.includes("\\")) return "";
  const url = new URL(requestedPath, "http://nakhoda.invalid");
  const isDashboard =
    url.origin === "http://nakhoda.invalid" &&
    (url.pathname === "/dashboard" || url.pathname.startsWith("/dashboard/"));
  return isDashboard ? `${url.pathname}${url.search}` : "";
}

/**
 * Return the first page after sign-in: the requested page or the page it redirects to, else the default of the role.
 * Document 1 §6.
 */
export function startPageOf(user: UserActor, requestedPath: string | undefined): string {
  const requested = dashboardPath(requestedPath);
  const path =
    requested && requested !== "/dashboard"
      ? requested
      : isAmong(user, "protected-accounts")
        ? "/dashboard"
        : "/dashboard/profile";
  return landingPageOf(user, path) ?? path;
}
