import styles from "./record-skeleton.module.css";

/** Show the record's layout at its final size while it loads. */
export function RecordSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <span className={styles.crumb} />
      <div className={styles.strip}>
        <span className={styles.photo} />
        <span className={styles.name} />
        <span className={styles.facts} />
      </div>
      <div className={styles.tabs}>
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
      {[0, 1, 2].map((section) => (
        <div key={section} className={styles.section}>
          {Array.from({ length: 10 }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      ))}
    </div>
  );
}
