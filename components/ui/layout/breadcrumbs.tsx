import { getTranslations } from "next-intl/server";
import { Link } from "./link";
import styles from "./page-header.module.css";

export type Crumb = { label: string; href?: string };

export async function Breadcrumbs({ crumbs, title }: { crumbs: Crumb[]; title: string }) {
  const t = await getTranslations("shell");
  return (
    <nav aria-label={t("breadcrumbs")} className={styles.nav}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}</li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
