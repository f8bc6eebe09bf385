import { digitGroups } from "@/lib/platform/i18n/numbers";
import styles from "./groups.module.css";

/** A bank account in groups of four digits. The gaps are drawn, not written: copied, it is the plain digits. */
export const DigitGroups = ({ digits }: { digits: string }) => (
  <span className={styles.groups}>
    {digitGroups(digits).map((group, index) => (
      <span key={index}>{group}</span>
    ))}
  </span>
);
