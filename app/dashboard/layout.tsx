import "@fontsource-variable/source-sans-3/wght.css";
import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { groupOfTag, icons, type MenuItem } from "@/components/features/dashboard/menu-groups";
import { Shell } from "@/components/features/dashboard/shell";
import { Document } from "@/components/ui/layout/document";
import { can, type UserActor } from "@/lib/access/actor";
import { divisionCookie } from "@/lib/access/session";
import { menu } from "@/lib/access/tags";
import { dayOf } from "@/lib/platform/dates";
import { themeCookie, themes } from "@/components/ui/layout/theme-script";
import { signOutAction } from "./sign-out-action";
import { signedIn } from "./signed-in";

export const metadata: Metadata = { title: { default: "Nakhoda", template: "%s · Nakhoda" }, robots: { index: false } };

async function menuOf(user: UserActor): Promise<MenuItem[]> {
  const t = await getTranslations("shell.menu");
  const items: MenuItem[] = [];
  for (const { tag, path } of menu.filter((entry) => entry.permission === null || can(user, entry.permission))) {
    const link = { path, label: t.has(tag as never) ? t(tag as never) : tag, icon: icons[tag] ?? "file" };
    const group = groupOfTag[tag];
    const home = items.find((item) => "links" in item && item.id === group);
    if (home && "links" in home) home.links.push(link);
    else items.push(group ? { id: group, label: t(group as never), icon: icons[group] ?? "file", links: [link] } : link);
  }
  return [...items, { path: "/dashboard/profile", label: t("profile"), icon: "person" }];
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const user = await signedIn();
  const [items, t, jar] = await Promise.all([menuOf(user), getTranslations("users.roles"), cookies()]);
  const theme = themes.find((name) => name === jar.get(themeCookie)?.value) ?? "system";
  const division = can(user, "users:switch-division") ? { cookie: divisionCookie, divisionId: user.divisionId } : null;
  const year = Number(dayOf(new Date()).slice(0, 4));
  return (
    <Document namespaces={["shell", "errors", "validation", "positions", "job-openings"]}>
      <Shell division={division} items={items} person={{ name: user.name, role: t(user.role) }} theme={theme} year={year} signOut={signOutAction}>
        {children}
      </Shell>
    </Document>
  );
}
