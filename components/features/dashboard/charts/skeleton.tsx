import styles from "./charts.module.css";

/** A chart at its final size while its numbers are on their way. */
export function ChartSkeleton({ title }: { title: string }) {
  return (
    <section className={styles.figure} aria-label={title} aria-busy>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}> </p>
      <div className={styles.plot} aria-hidden />
    </section>
  );
}
