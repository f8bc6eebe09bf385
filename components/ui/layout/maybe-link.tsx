import type { ReactNode } from "react";
import { Link } from "./link";
import styles from "./maybe-link.module.css";

/** A name that is its link, for who may go there; else the bare name. */
export function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return (
    <Link href={href} prefetch={false} className={styles.noun}>
      {children}
    </Link>
  );
}
