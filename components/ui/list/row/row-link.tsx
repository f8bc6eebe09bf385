import { Link } from "../../layout/link";
import styles from "../row-menu.module.css";

/** The action of a row that opens a page. `name` says of which row. */
export const RowLink = ({ href, label, name }: { href: string; label: string; name: string }) => (
  <span className={styles.actions}>
    <Link href={href} prefetch={false} className={styles.verb} aria-label={name}>
      {label}
    </Link>
  </span>
);
