import type { ReactNode } from "react";
import { Link } from "./link";
import styles from "./maybe-link.module.css";

type Props = { href: string | null; label?: string; children: ReactNode };

/** Shows text as a link when the user may open it, otherwise as plain text. `label` describes a bare number. */
export function OptionalLink({ href, label, children }: Props) {
  if (href === null) return children;
  return (
    <Link href={href} prefetch={false} className={styles.noun} aria-label={label}>
      {children}
    </Link>
  );
}
