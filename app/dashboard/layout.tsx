import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import type { AreaTitle } from "@/components/features/dashboard/shell/header-title";
import { groupOf, icons, type MenuItem } from "@/components/features/dashboard/shell/menu-groups";
import { Shell } from "@/components/features/dashboard/shell/shell";
import { sidebarCookie } from "@/components/features/dashboard/shell/sidebar-cookie";
import { NotificationBell } from "@/components/features/notices/bell";
import { PaletteButton } from "@/components/features/search/palette-button";
import { FilesTray } from "@/components/features/files/tray";
import { ClearOfflinePages } from "@/components/ui/feedback/clear-offline-pages";
import { HtmlDocument } from "@/components/ui/layout/html-document";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf, menuLinkOf } from "@/lib/access/landing-page";
import { entriesWithPage, entries, menuOf, type MenuEntry } from "@/lib/access/menu";
import { offlineCacheKey } from "@/lib/access/offline-cache-key";
import { divisionCookie } from "@/lib/access/session";
import { dayOf } from "@/lib/platform/calendar/dates";
import { themeCookie, themes } from "@/components/ui/layout/theme-script";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { ErrorAtHand } from "./error";
import { searchDestinations } from "./shell/search-destinations";
import { signOutAction } from "./shell/sign-out-action";
import { requireUser } from "./access/require-user";

export const metadata: Metadata = { title: { default: "Nakhoda", template: "%s · Nakhoda" }, robots: { index: false } };

/** Name an entry that opens the user's own page after that page. */
const nameOf = (user: UserActor, entry: MenuEntry) =>
  menuLinkOf(user, entry) === entry.path || entry.name === "dashboard" ? entry.name : `own-${entry.name}`;

async function itemsOf(user: UserActor): Promise<MenuItem[]> {
  const t = await getTranslations("shell.menu");
  const items: MenuItem[] = [];
  for (const entry of menuOf(user)) {
    const { name, path } = entry;
    const link = {
      path,
      href: menuLinkOf(user, entry),
      label: labelFor(t, nameOf(user, entry)),
      icon: icons[name] ?? "file",
    };
    const group = groupOf[name];
    const home = items.find((item) => "links" in item && item.id === group);
    if (home && "links" in home) home.links.push(link);
    else
      items.push(group ? { id: group, label: labelFor(t, group), icon: icons[group] ?? "file", links: [link] } : link);
  }
  return items;
}

async function areaTitles(user: UserActor): Promise<AreaTitle[]> {
  const t = await getTranslations("shell.menu");
  return entries
    .filter(({ name }) => entriesWithPage.has(name))
    .map((entry) => ({ path: entry.path, label: labelFor(t, nameOf(user, entry)) }));
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const user = await requireUser();
  const [items, titles, t, cookieStore] = await Promise.all([
    itemsOf(user),
    areaTitles(user),
    getTranslations("users.roles"),
    cookies(),
  ]);
  const theme = themes.find((name) => name === cookieStore.get(themeCookie)?.value) ?? "system";
  const division = can(user, "users:switch-division") ? { cookie: divisionCookie, divisionId: user.divisionId } : null;
  const home = landingPageOf(user, "/dashboard") ?? "/dashboard";
  const year = Number(dayOf(new Date()).slice(0, 4));
  return (
    <HtmlDocument
      now={[
        "shell.retry",
        "shell.cancel",
        "shell.offline",
        "shell.noAnswer",
        "shell.openMenu",
        "shell.closeMenu",
        "shell.mainMenu",
        "shell.foldMenu",
        "shell.expandMenu",
        "shell.language",
        "shell.theme",
        "shell.themeLight",
        "shell.themeDark",
        "shell.themeSystem",
        "shell.connection",
        "shell.division",
        "shell.error",
        "shell.list",
        "shell.select",
        "search.title",
        "search.button",
        "notices.title",
        "notices.unread",
        "notices.many",
        "views.all",
        "views.open",
        "validation",
      ]}
      late={["shell", "errors", "validation", "positions", "job-openings", "search", "views", "notices"]}
    >
      <Shell
        division={division}
        home={home}
        folded={cookieStore.get(sidebarCookie)?.value === "folded"}
        items={items}
        titles={titles}
        search={
          <PaletteButton
            person={`${user.userId}.${user.divisionId}`}
            destinations={await searchDestinations(user, items)}
          />
        }
        person={{ name: user.name, role: t(user.role) }}
        tray={
          <>
            {can(user, "crew:list") ? <FilesTray /> : null}
            <NotificationBell person={`${user.userId}.${user.divisionId}`} />
          </>
        }
        theme={theme}
        year={year}
        signOut={signOutAction}
      >
        {children}
      </Shell>
      <ClearOfflinePages userKey={(await offlineCacheKey(await headers())) ?? undefined} />
      <ErrorAtHand />
    </HtmlDocument>
  );
}
