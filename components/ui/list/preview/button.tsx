import styles from "../list-table.module.css";

/**
 * Opens the preview of its row by pointer or touch. The frame handles the event; the row carries data-peek with its
 * id.
 */
export const PreviewButton = ({ label }: { label: string }) => (
  <button type="button" className={styles.peek} data-peek-open aria-label={label} title={label} />
);
