import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "./link";
import styles from "./page-header.module.css";

export type Crumb = { label: string; href?: string };

type Props = { crumbs: Crumb[]; title: string; count?: string; lead?: string; action?: ReactNode };

/** Where one is, what this is, how many, and the one thing to do here. */
export async function PageHeader({ crumbs, title, count, lead, action }: Props) {
  const t = await getTranslations("shell");
  return (
    <div className={styles.header}>
      {crumbs.length > 0 ? (
        <nav aria-label={t("breadcrumbs")}>
          <ol className={styles.crumbs}>
            {crumbs.map(({ label, href }) => (
              <li key={label}>{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}</li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      ) : null}
      <div className={styles.line}>
        <h1 className={styles.title}>
          {title}
          {count ? <span className={styles.count}>{count}</span> : null}
        </h1>
        {action}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}
