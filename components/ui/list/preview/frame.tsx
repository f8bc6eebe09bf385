"use client";

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { pressedKey } from "../../keys/pressed-key";
import styles from "../list-table.module.css";

/** The previewed row: its id, its name and the address of the record. */
type PreviewedRow = { id: string; name: string; href: string | null };
export type PreviewPaneProps = PreviewedRow & { onClose: () => void };

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-peek]") : null;
const openerOf = (row: Element | null) => row?.querySelector<HTMLAnchorElement>('[data-card="title"] a[href]') ?? null;
const previewedRowOf = (row: HTMLElement): PreviewedRow => {
  const opener = openerOf(row);
  return { id: row.dataset.peek ?? "", name: opener?.textContent ?? "", href: opener?.getAttribute("href") ?? null };
};
/** No preview on a phone: it would cover the list, and the record is one tap away. */
const isPhone = () => window.matchMedia("(max-width: 48em)").matches;

/**
 * A list with a preview panel. Space or the row's button opens it, and it follows the focused row.
 * Escape closes it and returns the focus to the row.
 */
export function PreviewFrame({ Pane, children }: { Pane: ComponentType<PreviewPaneProps>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [peeked, setPeeked] = useState<PreviewedRow | null>(null);
  const id = peeked?.id;

  useEffect(() => {
    const frame = box.current;
    if (!frame) return;
    const onKey = (event: KeyboardEvent) => {
      const row = rowOf(event.target);
      const isRowTarget = event.target instanceof Element && event.target.matches("a[href], tr");
      if (!row || !isRowTarget || pressedKey(event) !== " " || isPhone()) return;
      event.preventDefault();
      setPeeked((now) => (now?.id === row.dataset.peek ? null : previewedRowOf(row)));
    };
    const onFocus = ({ target }: FocusEvent) => {
      const row = rowOf(target);
      if (row) setPeeked((now) => (now && now.id !== row.dataset.peek ? previewedRowOf(row) : now));
    };
    const onClick = ({ target }: MouseEvent) => {
      const row = target instanceof Element && target.closest("[data-peek-open]") ? rowOf(target) : null;
      if (row) setPeeked(previewedRowOf(row));
    };
    frame.addEventListener("keydown", onKey);
    frame.addEventListener("focusin", onFocus);
    frame.addEventListener("click", onClick);
    return () => {
      frame.removeEventListener("keydown", onKey);
      frame.removeEventListener("focusin", onFocus);
      frame.removeEventListener("click", onClick);
    };
  }, []);

  const close = () => {
    openerOf(box.current?.querySelector(`tr[data-peek="${id}"]`) ?? null)?.focus();
    setPeeked(null);
  };
  useEffect(() => {
    if (id === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === "Escape") close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  // The server renders the rows: after a page change mark the row again, or close the panel when the row is gone.
  useEffect(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>("tr[data-peek]") ?? [])];
    for (const row of rows) row.toggleAttribute("data-peeked", row.dataset.peek === id);
    if (id !== undefined && !rows.some((row) => row.dataset.peek === id)) setPeeked(null);
  }, [id, children]);

  return (
    <div ref={box} className={styles.peekFrame} data-peeking={peeked ? "" : undefined}>
      <div>{children}</div>
      {peeked ? <Pane {...peeked} onClose={close} /> : null}
    </div>
  );
}
