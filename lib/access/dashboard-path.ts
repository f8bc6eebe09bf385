import type { UserActor } from "@/lib/access/actor";
import { landingOf } from "@/lib/access/landing";
import { isAmong } from "./roles";

/** Return the requested path after sign-in if it is a page of our dashboard, else "". */
export function dashboardPath(wanted: string | undefined): string {
  if (!wanted?.startsWith("/dashboard") || wanted.includes("\\")) return "";
  const url = new URL(wanted, "http://nakhoda.invalid");
  const ours =
    url.origin === "http://nakhoda.invalid" &&
    (url.pathname === "/dashboard" || url.pathname.startsWith("/dashboard/"));
  return ours ? `${url.pathname}${url.search}` : "";
}

/**
 * Return the first page after sign-in: the requested page or the page it redirects to, else the default of the role.
 * Document 1 §6.
 */
export function startOf(user: UserActor, wanted: string | undefined): string {
  const asked = dashboardPath(wanted);
  const path =
    asked && asked !== "/dashboard" ? asked : isAmong(user, "protected-accounts") ? "/dashboard" : "/dashboard/profile";
  return landingOf(user, path) ?? path;
}
