import styles from "./groups.module.css";

/** Placeholder of a group in its final size. */
export function CardsSkeleton({ title, cards }: { title: string; cards: number }) {
  return (
    <section className={styles.group} aria-label={title} aria-busy>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.cards} aria-hidden>
        {Array.from({ length: cards }, (_, index) => (
          <li key={index}>
            <span className={`${styles.card} ${styles.waiting}`}>
              <span className={styles.name} />
              <span className={styles.value} />
              <span className={styles.about} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
