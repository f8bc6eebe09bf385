import { getTranslations } from "next-intl/server";
import { KeptLink } from "./kept-link";
import styles from "./page-header.module.css";

export type Crumb = { label: string; href?: string };

/** The way up, each step as it was last seen. */
export async function Breadcrumbs({ crumbs, title }: { crumbs: Crumb[]; title: string }) {
  const t = await getTranslations("shell");
  return (
    <nav aria-label={t("breadcrumbs")} className={styles.nav}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <KeptLink href={href}>{label}</KeptLink> : <span>{label}</span>}</li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
