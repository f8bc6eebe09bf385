import { Link } from "@/components/ui/layout/link";
import styles from "./pipeline-strip.module.css";

type Figure = { label: string; value: string; href: string };

/** A line of figures, each the way to what it counts. */
export function PipelineStrip({ title, figures }: { title?: string; figures: Figure[] }) {
  return (
    <section className={styles.section}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      <ul className={styles.strip}>
        {figures.map(({ label, value, href }) => (
          <li key={href}>
            <Link href={href} className={styles.figure}>
              <span className={styles.value}>{value}</span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
