import type { UserActor } from "@/lib/access/actor";
import { landingOf } from "@/lib/access/landing";
import { isAmong } from "./roles";

/** Where somebody wants to go after signing in, if it is a page of our dashboard; else "". */
export function dashboardPath(wanted: string | undefined): string {
  if (!wanted?.startsWith("/dashboard") || wanted.includes("\\")) return "";
  const url = new URL(wanted, "http://nakhoda.invalid");
  const ours =
    url.origin === "http://nakhoda.invalid" &&
    (url.pathname === "/dashboard" || url.pathname.startsWith("/dashboard/"));
  return ours ? `${url.pathname}${url.search}` : "";
}

/** Where a person starts: the page they asked for, or where it leads them at once, else by role. Document 1 §6. */
export function startOf(user: UserActor, wanted: string | undefined): string {
  const asked = dashboardPath(wanted);
  const path =
    asked && asked !== "/dashboard" ? asked : isAmong(user, "protected-accounts") ? "/dashboard" : "/dashboard/profile";
  return landingOf(user, path) ?? path;
}
