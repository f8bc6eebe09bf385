import { Icon } from "../../layout/icon";
import styles from "../list-table.module.css";

/** Opens the preview of its row by pointer or touch; the frame round the list listens. The row itself carries data-peek with its id. */
export const PeekButton = ({ label }: { label: string }) => (
  <button type="button" className={styles.peek} data-peek-open aria-label={label} title={label}>
    <Icon name="panel" size={16} />
  </button>
);
