import { getLocale } from "next-intl/server";
import { MoreMessages } from "@/components/features/users/password/more-messages";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages } from "@/lib/platform/i18n/messages";
import { PreparedTray } from "./prepared-tray";
import styles from "./prepared-tray.module.css";

/** The place of prepared files in the shell, with its texts. It asks for itself, so that no page waits for it. */
export async function FilesTray() {
  const locale = await getLocale();
  return (
    <div className={styles.tray}>
      <MoreMessages messages={pickMessages(isLocale(locale) ? locale : "en", "prepared-files")}>
        <PreparedTray />
      </MoreMessages>
    </div>
  );
}
