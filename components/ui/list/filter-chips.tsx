import { Icon } from "../layout/icon";
import { Link } from "../layout/link";
import styles from "./filters.module.css";

/** remove is what a screen reader hears: that the chip takes its filter away. */
type Part = { label: string; remove: string; href: string };
/** parts: the choices of a filter that has several, each of which can be taken away alone; name is what they belong to. */
export type FilterChip = Part & { key: string; name?: string; parts?: Part[] };

/** More choices than this are a number. */
const mostInSight = 4;

/** What a list is narrowed by; a chip takes its filter away. */
export function FilterChips({ label, chips }: { label: string; chips: FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ key, label: text, remove, href, name, parts = [] }) =>
        parts.length > 1 ? (
          <li key={key} className={styles.group}>
            <span>{name}:</span>
            {parts.slice(0, mostInSight).map((part) => (
              <Remove key={part.href} {...part} />
            ))}
            {parts.length > mostInSight ? <span>+{parts.length - mostInSight}</span> : null}
            <Remove label="" remove={remove} href={href} />
          </li>
        ) : (
          <li key={key}>
            <Remove label={text} remove={remove} href={href} />
          </li>
        ),
      )}
    </ul>
  );
}

function Remove({ label, remove, href }: Part) {
  return (
    <Link href={href} scroll={false} aria-label={remove} title={remove} prefetch={false}>
      {label}
      <Icon name="close" size={14} />
    </Link>
  );
}
