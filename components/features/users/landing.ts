import type { UserActor } from "@/lib/access/actor";

/** A wish to go somewhere after signing in, if it is a page of our dashboard; else "". */
export function dashboardPath(wish: string | undefined): string {
  if (!wish?.startsWith("/dashboard") || wish.includes("\\")) return "";
  const url = new URL(wish, "http://nakhoda.invalid");
  const ours = url.origin === "http://nakhoda.invalid" && (url.pathname === "/dashboard" || url.pathname.startsWith("/dashboard/"));
  return ours ? `${url.pathname}${url.search}` : "";
}

/** Where a person starts: the page they asked for, else by role. Document 1 §6. */
export function landingOf(user: UserActor, wish: string | undefined): string {
  const path = dashboardPath(wish);
  if (path && path !== "/dashboard") return path;
  return user.role === "superadmin" || user.role.startsWith("crewingadmin") ? "/dashboard" : "/dashboard/profile";
}
