"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { isFetchedOnIntent, isGroup, linkOfPath, type MenuItem, type MenuLink } from "./menu-groups";
import { openGroup } from "./open-group";
import styles from "./sidebar-menu.module.css";

export function SidebarMenu({ items, label }: { items: MenuItem[]; label: string }) {
  const pathname = usePathname();
  const remembered = useSyncExternalStore(openGroup.subscribe, openGroup.read, () => null);
  const current = linkOfPath(items, pathname);
  const home = items.find((item) => isGroup(item) && item.links.some((link) => link.path === current?.path));
  const open = remembered ?? (home && isGroup(home) ? home.id : "");

  const entry = (link: MenuLink, nested: boolean) => (
    <li key={link.path}>
      <Link
        href={link.href}
        {...(isFetchedOnIntent(link) ? { prefetch: false } : {})}
        className={nested ? `${styles.link} ${styles.nested}` : styles.link}
        aria-current={link.path === current?.path ? "page" : undefined}
      >
        {nested ? null : <Icon name={link.icon} />}
        {link.label}
      </Link>
    </li>
  );

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) =>
          isGroup(item) ? (
            <li key={item.id}>
              <button
                type="button"
                className={styles.link}
                aria-expanded={open === item.id}
                onClick={() => openGroup.write(open === item.id ? "" : item.id)}
              >
                <Icon name={item.icon} />
                <span className={styles.label}>{item.label}</span>
                <Icon name={open === item.id ? "up" : "down"} size={16} />
              </button>
              <ul className={styles.list} hidden={open !== item.id}>
                {item.links.map((link) => entry(link, true))}
              </ul>
            </li>
          ) : (
            entry(item, false)
          ),
        )}
      </ul>
    </nav>
  );
}
