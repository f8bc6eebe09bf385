"use client";

import { useSearchParams } from "next/navigation";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith } from "@/components/ui/list/list-state";
import styles from "./frame.module.css";
import { views, type View, type Zoom } from "./views";

export type ToolLabels = {
  view: string;
  views: { id: View; label: string }[];
  zoom: string;
  zooms: { id: Zoom; label: string }[];
  goToToday: string;
};
type Props = { labels: ToolLabels; view: View; zoom: Zoom; onZoom: (zoom: Zoom) => void; onToday: () => void };

/** Switch between chart and table, and zoom. */
export function GanttViewAndZoom({ labels, view, zoom, onZoom, onToday }: Props) {
  const params = Object.fromEntries(useSearchParams());
  const choices = labels.views.map(({ id, label }) => ({
    id,
    label,
    href: hrefWith(params, { view: id === views[0] ? null : id }),
  }));
  return (
    <div className={styles.tools}>
      {view === "chart" ? (
        <>
          <button type="button" className={styles.today} onClick={onToday}>
            {labels.goToToday}
          </button>
          <div role="group" aria-label={labels.zoom} className={styles.zooms}>
            {labels.zooms.map(({ id, label }) => (
              <button key={id} type="button" aria-pressed={id === zoom} onClick={() => onZoom(id)}>
                {label}
              </button>
            ))}
          </div>
        </>
      ) : null}
      <ListFilter label={labels.view} choices={choices} current={view} />
    </div>
  );
}
