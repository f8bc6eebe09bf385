import { getTranslations } from "next-intl/server";
import type { CrewAction } from "@/lib/features/crew/detail/schema";
import type { SuitabilityEntry } from "@/lib/features/suitability/schema";
import { AddEntryButton } from "./add-entry-button";
import { EntryCard } from "./entry-card";
import styles from "./suitability.module.css";

type Props = {
  crewId: number;
  name: string;
  entries: SuitabilityEntry[];
  actions: readonly CrewAction[];
  isOwn: boolean;
};

/** Show a person's entries, open ones first. The person may read and answer them here. Documents 2 §2, product 5.4 */
export async function SuitabilityEntries({ crewId, name, entries, actions, isOwn }: Props) {
  const t = await getTranslations("suitability.history");
  return (
    <section aria-labelledby="suitability-title">
      <div className={styles.head}>
        <h2 id="suitability-title">{t("title")}</h2>
        {actions.includes("write-suitability") ? <AddEntryButton crewId={crewId} name={name} /> : null}
      </div>
      <p className={styles.note}>{t(isOwn ? "ownNote" : "privateNote")}</p>
      {entries.length === 0 ? <p className={styles.empty}>{t(isOwn ? "emptyOwn" : "empty")}</p> : null}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} isOwn={isOwn} />
        ))}
      </ul>
    </section>
  );
}
