import legend from "../gantt/legend.module.css";
import look from "../gantt/look.module.css";
import styles from "./fleet.module.css";
import type { FleetLabels } from "./labels";

/** Explain the marks in text. */
export function FleetLegend({ labels: { t } }: { labels: FleetLabels }) {
  const sampleChange = (kind: string) => (
    <span aria-hidden className={styles.sample} data-look="change" data-kind={kind}>
      <span className={styles.change}>
        <b data-text="+2" />
        <b data-text="−1" />
      </span>
    </span>
  );
  return (
    <ul aria-label={t("legend.title")} className={legend.legend}>
      <li>
        {sampleChange("confirmed")}
        {t("legend.change")}
      </li>
      <li>
        {sampleChange("pending")}
        {t("legend.pending")}
      </li>
      <li>
        <span aria-hidden className={`${look.swatch} ${look.look}`} data-look="gap" />
        {t("legend.uncovered")}
      </li>
      <li>
        <span aria-hidden className={styles.handoverSample} />
        {t("legend.handover")}
      </li>
      <li>
        <span aria-hidden className={styles.arrivalSample} />
        {t("marks.arrival")}
      </li>
      <li>
        <span aria-hidden className={styles.documentSample} />
        {t("legend.documents")}
      </li>
    </ul>
  );
}
