import styles from "../list-table.module.css";

/** Opens the preview of its row by pointer or touch; the frame round the list listens. The row itself carries data-peek with its id, and its mark is painted. */
export const PeekButton = ({ label }: { label: string }) => (
  <button type="button" className={styles.peek} data-peek-open aria-label={label} title={label} />
);
