import { useFormatter, useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { categories, type CandidatePage, type Category } from "@/lib/features/manning/candidates/schema";
import styles from "./candidates.module.css";

type Props = {
  current: Category;
  counts: CandidatePage["counts"] | null;
  onChoose: (category: Category) => void;
  panelId: string;
};
const steps: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** Switch between the three candidate tables with their counts. Arrow keys move between tabs. D2 §2 */
export function CategoryTabs({ current, counts, onChoose, panelId }: Props) {
  const t = useTranslations("candidates.dialog");
  const format = useFormatter();
  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const next = categories[(categories.indexOf(current) + step + categories.length) % categories.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-category="${next}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t("tables")} className={styles.tabs} onKeyDown={turn}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          role="tab"
          data-category={category}
          aria-selected={category === current}
          aria-controls={panelId}
          tabIndex={category === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(category)}
        >
          <span>{t(`categories.${category}`)}</span>
          {counts ? <b>{format.number(counts[category])}</b> : null}
        </button>
      ))}
    </div>
  );
}
