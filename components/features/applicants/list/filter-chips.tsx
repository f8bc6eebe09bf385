import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "./filters.module.css";

export type FilterChip = { key: string; label: string; href: string };

/** What the list is narrowed by; a chip takes its filter away. */
export async function FilterChips({ chips }: { chips: FilterChip[] }) {
  const t = await getTranslations("applicants.screens.filters");
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t("title")}>
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <Link href={href} scroll={false} aria-label={t("remove", { label })} title={t("remove", { label })}>
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
