import type { ReactNode } from "react";
import { Link } from "./link";
import styles from "./maybe-link.module.css";

type Props = { href: string | null; label?: string; children: ReactNode };

/** A name or number that is its link, for who may go there; else bare. label says what a number is of. */
export function MaybeLink({ href, label, children }: Props) {
  if (href === null) return children;
  return (
    <Link href={href} prefetch={false} className={styles.noun} aria-label={label}>
      {children}
    </Link>
  );
}
