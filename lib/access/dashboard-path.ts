import type { UserActor } from "@/lib/access/actor";
import { landingOf } from "@/lib/access/landing";

/** A wish to go somewhere after signing in, if it is a page of our dashboard; else "". */
export function dashboardPath(wish: string | undefined): string {
  if (!wish?.startsWith("/dashboard") || wish.includes("\\")) return "";
  const url = new URL(wish, "http://nakhoda.invalid");
  const ours =
    url.origin === "http://nakhoda.invalid" &&
    (url.pathname === "/dashboard" || url.pathname.startsWith("/dashboard/"));
  return ours ? `${url.pathname}${url.search}` : "";
}

const isAdmin = ({ role }: UserActor) => role === "superadmin" || role.startsWith("crewingadmin");

/** Where a person starts: the page they asked for, or where it leads them at once, else by role. Document 1 §6. */
export function startOf(user: UserActor, wish: string | undefined): string {
  const asked = dashboardPath(wish);
  const path = asked && asked !== "/dashboard" ? asked : isAdmin(user) ? "/dashboard" : "/dashboard/profile";
  return landingOf(user, path) ?? path;
}
