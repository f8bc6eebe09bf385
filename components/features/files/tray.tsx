import { PageTexts } from "@/components/ui/layout/page-texts";
import { PreparedTray } from "./prepared-tray";
import styles from "./prepared-tray.module.css";

/** Loads the prepared files of the shell with their texts, separately, so that no page waits for them. */
export const FilesTray = () => (
  <div className={styles.tray}>
    <PageTexts now={["prepared-files"]}>
      <PreparedTray />
    </PageTexts>
  </div>
);
