import { PageTexts } from "@/components/ui/layout/page-texts";
import { PreparedTray } from "./prepared-tray";
import styles from "./prepared-tray.module.css";

/** The place of prepared files in the shell, with its texts. It asks for itself, so that no page waits for it. */
export const FilesTray = () => (
  <div className={styles.tray}>
    <PageTexts now={["prepared-files"]}>
      <PreparedTray />
    </PageTexts>
  </div>
);
