import { Icon } from "../layout/icon";
import { Link } from "../layout/link";
import styles from "./filters.module.css";

/** remove is what a screen reader hears: that the chip takes its filter away. */
export type FilterChip = { key: string; label: string; remove: string; href: string };

/** What a list is narrowed by; a chip takes its filter away. */
export function FilterChips({ label, chips }: { label: string; chips: FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ key, label: text, remove, href }) => (
        <li key={key}>
          <Link href={href} scroll={false} aria-label={remove} title={remove}>
            {text}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
