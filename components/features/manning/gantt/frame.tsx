"use client";

import { useRouter } from "next/navigation";
import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import styles from "./frame.module.css";
import { GanttBarCard } from "./bar-card";
import { GanttViewAndZoom, type ToolLabels } from "./view-and-zoom";
import type { View } from "./views";
import { setTabStop, nextTabStop, tabStopOf } from "./tab-stops";
import { useBarCard } from "./use-bar-card";
import { useZoom } from "./use-zoom";

type Props = {
  view: View;
  labels: ToolLabels;
  voyage: readonly (readonly [string, string])[];
  today: number;
  filter?: ReactNode;
  legend: ReactNode;
  children: ReactNode;
};

// Set in the page, not in the CSS module: module rules would also apply to pages printed later.
const sheet = "@page { size: A4 landscape; margin: 10mm; }";

/** Add zoom, keyboard and card to the drawn chart. Bars have no listeners and are not re-rendered. */
export function GanttFrame({ view, labels, voyage, today, filter, legend, children }: Props) {
  const router = useRouter();
  const { zoom, scroller, change, goToToday } = useZoom(today);
  const { open, show, hide, hideSoon, stay: keepOpen } = useBarCard();
  const touched = useRef(false);

  const point = ({ target, pointerType, clientX }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const stop = tabStopOf(target);
    if (stop) show(stop, "pointer", clientX);
    else hideSoon();
  };
  const press = ({ target, pointerType }: PointerEvent) => {
    touched.current = pointerType === "touch";
    if (touched.current && !tabStopOf(target)) hide();
  };
  const focus = ({ target }: FocusEvent) => {
    const stop = tabStopOf(target);
    if (!stop) return;
    setTabStop(stop);
    if (!touched.current) show(stop, "focus");
  };
  const type = (event: KeyboardEvent) => {
    touched.current = false;
    if (event.key === "Escape" && open) hide();
    const stop = tabStopOf(event.target);
    if (!stop || event.altKey || event.metaKey) return;
    const next = nextTabStop(stop, event.key, event.ctrlKey);
    if (next) next.focus();
    if (next || event.key.startsWith("Arrow")) event.preventDefault();
  };
  // Touch has no hover: the first tap shows the card, the second follows the link.
  const follow = (event: MouseEvent) => {
    const stop = tabStopOf(event.target);
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!stop || !isPlain) return;
    event.preventDefault();
    if (touched.current && open?.stop !== stop) show(stop, "focus");
    else if (stop instanceof HTMLAnchorElement) router.push(stop.getAttribute("href") ?? "");
  };

  const tools = (
    <>
      {filter}
      <GanttViewAndZoom labels={labels} view={view} zoom={zoom} onZoom={change} onToday={goToToday} />
    </>
  );
  return (
    <div className={styles.frame} data-zoom={zoom}>
      <style media="print">{sheet}</style>
      <div className={`${styles.line} ${styles.above}`}>
        <dl className={styles.voyage}>
          {voyage.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {tools}
      </div>
      {view === "chart" ? (
        <div
          ref={scroller}
          className={styles.scroll}
          onPointerOver={point}
          onPointerLeave={hideSoon}
          onPointerDown={press}
          onFocus={focus}
          onBlur={hideSoon}
          onKeyDown={type}
          onClick={follow}
        >
          {children}
        </div>
      ) : (
        children
      )}
      {legend}
      {/* On phones the tools come after the chart, also in reading and tab order. */}
      <div className={`${styles.line} ${styles.below}`}>{tools}</div>
      {open ? <GanttBarCard card={open} onPointerEnter={keepOpen} onPointerLeave={hideSoon} /> : null}
    </div>
  );
}
