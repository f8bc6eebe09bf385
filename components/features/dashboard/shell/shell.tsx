import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageKeys } from "@/components/ui/keys/page-keys";
import { Link } from "@/components/ui/layout/link";
import type { DivisionId } from "@/db/enums/divisions";
import type { ThemeChoice } from "@/components/ui/layout/theme-script";
import { AccountMenu, type Person } from "./account-menu";
import { ConnectionGuard } from "./connection-guard";
import { DivisionSwitch } from "./division-switch";
import { HeaderTitle, type AreaTitle } from "./header-title";
import type { MenuItem } from "./menu-groups";
import { MobileDrawer } from "./mobile-drawer";
import { PageFade } from "./page-fade";
import { LanguageAndTheme } from "./language-and-theme";
import { PrefetchOnIntent } from "./prefetch-on-intent";
import { ProgressLine } from "./progress-line";
import styles from "./shell.module.css";
import { CollapseSidebarButton } from "./collapse-sidebar-button";
import { SidebarMenu } from "./sidebar-menu";

type Props = {
  division: { cookie: string; divisionId: DivisionId } | null;
  /** The user's home page. */
  home: string;
  /** The menu is collapsed to its icons. */
  folded: boolean;
  items: MenuItem[];
  titles: AreaTitle[];
  person: Person;
  /** The global search. */
  search: ReactNode;
  /** Other content of the header. */
  tray: ReactNode;
  theme: ThemeChoice;
  year: number;
  signOut: () => Promise<void>;
  children: ReactNode;
};

export async function Shell({
  division,
  home,
  folded,
  items,
  titles,
  person,
  search,
  tray,
  theme,
  year,
  signOut,
  children,
}: Props) {
  const t = await getTranslations("shell");
  const menu = <SidebarMenu items={items} label={t("mainMenu")} />;
  const account = <AccountMenu person={person} signOut={signOut} />;
  return (
    <div className={styles.shell} data-shell data-folded={folded || undefined}>
      <a href="#content" className={styles.skip}>
        {t("skip")}
      </a>
      <header className={styles.header}>
        <MobileDrawer>
          {menu}
          <div className={styles.foot}>
            {account}
            {division ? <DivisionSwitch {...division} /> : null}
            <LanguageAndTheme theme={theme} />
          </div>
        </MobileDrawer>
        <Link href={home} className={styles.logo}>
          <picture>
            <source media="(max-width: 61.99em)" srcSet="/brand/mark-light.svg" width={24} height={24} />
            <img src="/brand/logo-light.svg" alt="Nakhoda" width={146} height={26} />
          </picture>
        </Link>
        <HeaderTitle titles={titles} className={styles.title} />
        {search}
        {tray}
        <div className={styles.right}>
          {division ? <DivisionSwitch {...division} /> : null}
          <LanguageAndTheme theme={theme} />
          {account}
        </div>
        <ProgressLine />
      </header>
      <ConnectionGuard />
      <PageKeys />
      <PrefetchOnIntent />
      <aside className={styles.sidebar}>
        {menu}
        <CollapseSidebarButton folded={folded} />
      </aside>
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageFade>{children}</PageFade>
      </main>
      <footer className={styles.footer}>{t("footer", { year: String(year) })}</footer>
    </div>
  );
}
