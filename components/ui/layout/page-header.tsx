import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import styles from "./page-header.module.css";

type Props = {
  crumbs: Crumb[];
  title: string;
  count?: string;
  lead?: string;
  /** Introductory text, hidden on a phone. */
  isLeadWide?: boolean;
  action?: ReactNode;
};

/** Shows breadcrumbs, title, count and the main action. Breadcrumbs show from two levels on; the menu shows one. */
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
