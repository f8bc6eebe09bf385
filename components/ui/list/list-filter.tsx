import { Link } from "../layout/link";
import styles from "./list-filter.module.css";

type Choice = { id: string; label: string; href: string };

/** A filter with few values, all visible. */
export function ListFilter({ label, choices, current }: { label: string; choices: Choice[]; current: string }) {
  return (
    <div role="group" aria-label={label} className={styles.filter}>
      {choices.map(({ id, label: text, href }) => (
        <Link
          key={id}
          href={href}
          scroll={false}
          aria-current={id === current ? "true" : undefined}
          className={styles.chip}
        >
          {text}
        </Link>
      ))}
    </div>
  );
}
