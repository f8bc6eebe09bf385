import styles from "./charts.module.css";

/** Placeholder of a chart in its final size. */
export function ChartSkeleton({ title }: { title: string }) {
  return (
    <section className={styles.figure} aria-label={title} aria-busy>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}> </p>
      <div className={styles.plot} aria-hidden />
    </section>
  );
}
