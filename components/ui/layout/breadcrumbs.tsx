import { getTranslations } from "next-intl/server";
import { BackLink } from "./back-link";
import styles from "./page-header.module.css";

export type Crumb = { label: string; href?: string };

/** Shows the parent pages. Each link keeps the filters that the page had in this tab. */
export async function Breadcrumbs({ crumbs, title }: { crumbs: Crumb[]; title: string }) {
  const t = await getTranslations("shell");
  return (
    <nav aria-label={t("breadcrumbs")} className={styles.nav}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <BackLink href={href}>{label}</BackLink> : <span>{label}</span>}</li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
