import styles from "./empty-list-notice.module.css";

type Props = { title: string; text: string; action?: { label: string; href: string }; heading?: "h1" | "h2" | "h3" };

/** Show an empty state with its next step. */
export function EmptyListNotice({ title, text, action, heading: Heading = "h3" }: Props) {
  return (
    <div className={styles.notice}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {action && (
        <a className={styles.action} href={action.href}>
          {action.label}
        </a>
      )}
    </div>
  );
}
