import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import styles from "./page-header.module.css";

type Props = {
  crumbs: Crumb[];
  title: string;
  count?: string;
  lead?: string;
  /** The lead is for who has room for it; on a phone the page says it elsewhere. */
  isLeadWide?: boolean;
  action?: ReactNode;
};

/** Where one is, what this is, how many, and the one thing to do here. The way up is shown from two steps on: one step is the menu's. */
export function PageHeader({ crumbs, title, count, lead, isLeadWide = false, action }: Props) {
  return (
    <div className={styles.header}>
      {crumbs.filter(({ href }) => href).length > 1 ? <Breadcrumbs crumbs={crumbs} title={title} /> : null}
      <div className={styles.line}>
        <h1 className={styles.title}>
          {title}
          {count ? <span className={styles.count}>{count}</span> : null}
        </h1>
        {action}
      </div>
      {lead ? (
        <p className={styles.lead} data-wide={isLeadWide || undefined}>
          {lead}
        </p>
      ) : null}
    </div>
  );
}
