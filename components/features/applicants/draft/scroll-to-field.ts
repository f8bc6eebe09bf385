import { openFieldRow } from "./open-row";

const ringAttribute = "data-led";

/** Scroll to the field of a path, focus it and show a ring. Opens a closed row first. */
export function scrollToField(path: string, focus: (path: string) => void) {
  const opened = openFieldRow(path);
  if (opened === "sheet") return;
  // A row that opens in place renders its fields after this event.
  if (opened === "here") setTimeout(() => reach(path, focus));
  else reach(path, focus);
}

function reach(path: string, focus: (path: string) => void) {
  focus(path);
  const reached = document.activeElement;
  if (!(reached instanceof HTMLElement) || reached === document.body) return;
  reached.setAttribute(ringAttribute, "");
  reached.addEventListener("blur", () => reached.removeAttribute(ringAttribute), { once: true });
  reached.scrollIntoView({ block: "center" });
}

/** Focus ring for fields reached by a link. Browsers show no focus ring after a click. */
export const focusRingSx = {
  [`& [${ringAttribute}]:focus`]: { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  [`& label:has([${ringAttribute}]:focus)`]: { outline: "3px solid var(--focus)", outlineOffset: "2px" },
} as const;
