import { useLocale } from "next-intl";
import type { VoyageEntry } from "@/lib/features/voyages/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./voyage.module.css";

/** Maximum length of a note shown without a fold. */
const shortNote = 60;

/** What a vessel was doing, and the note about it. */
export function NavigationNote({ row: { navigationStatus, navigationStatusNameId, note } }: { row: VoyageEntry }) {
  const doing = inLanguage(useLocale(), { en: navigationStatus, id: navigationStatusNameId });
  if (!note) return doing;
  return (
    <>
      {doing}
      {note.length <= shortNote ? (
        <p className={styles.note}>{note}</p>
      ) : (
        <details className={styles.note}>
          <summary>{note}</summary>
        </details>
      )}
    </>
  );
}
