import { Icon } from "../layout/icon";
import { Link } from "../layout/link";
import styles from "./filters.module.css";

/** `remove` is the screen reader label of the chip's remove button. */
type Part = { label: string; remove: string; href: string };
/** `parts`: the values of a filter with several, each removable alone. `name` is the filter's label. */
export type FilterChip = Part & { key: string; name?: string; parts?: Part[] };

/** With more values than this, the chip shows a number. */
const maxVisible = 4;

/** Shows the active filters. Each chip removes its filter. */
export function FilterChips({ label, chips }: { label: string; chips: FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ key, label: text, remove, href, name, parts = [] }) =>
        parts.length > 1 ? (
          <li key={key} className={styles.group}>
            <span>{name}:</span>
            {parts.slice(0, maxVisible).map((part) => (
              <Remove key={part.href} {...part} />
            ))}
            {parts.length > maxVisible ? <span>+{parts.length - maxVisible}</span> : null}
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
