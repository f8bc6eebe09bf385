import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "./previous-next-link.module.css";

type Props = { to: "previous" | "next"; href: string | null; label: string };

/** Links to the previous or next record of the list, disabled at its ends. */
export function PreviousNextLink({ to, href, label }: Props) {
  const content = (
    <>
      {to === "previous" ? <Icon name="left" /> : null}
      {label}
      {to === "next" ? <Icon name="right" /> : null}
    </>
  );
  return href ? (
    <Link href={href} className={styles.step} rel={to === "previous" ? "prev" : "next"}>
      {content}
    </Link>
  ) : (
    <span role="link" aria-disabled="true" className={styles.step}>
      {content}
    </span>
  );
}
