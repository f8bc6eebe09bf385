import { Link } from "@/components/ui/layout/link";
import type { ListedMail } from "@/lib/features/mail/schema";
import styles from "./mailbox.module.css";

type Props = { label: string; current: number; mails: (ListedMail & { when: string })[] };

export function MailList({ label, current, mails }: Props) {
  return (
    <nav aria-label={label} className={styles.list}>
      <ul>
        {mails.map(({ id, title, recipient, type, when }) => (
          <li key={id}>
            <Link
              href={`?id=${id}`}
              scroll={false}
              prefetch={false}
              aria-current={id === current ? "true" : undefined}
              className={styles.entry}
            >
              <span className={styles.subject}>{title}</span>
              <span>{recipient}</span>
              <span className={styles.line}>
                <span>{type}</span>
                <time>{when}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
