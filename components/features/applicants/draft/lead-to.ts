import { openRow } from "./open-row";

const led = "data-led";

/** Scroll to the field of a path, focus it and show a ring. Opens a closed row first. */
export function leadTo(path: string, focus: (path: string) => void) {
  const opened = openRow(path);
  if (opened === "sheet") return;
  // A row that opens in place renders its fields after this event.
  if (opened === "here") setTimeout(() => reach(path, focus));
  else reach(path, focus);
}

function reach(path: string, focus: (path: string) => void) {
  focus(path);
  const reached = document.activeElement;
  if (!(reached instanceof HTMLElement) || reached === document.body) return;
  reached.setAttribute(led, "");
  reached.addEventListener("blur", () => reached.removeAttribute(led), { once: true });
  reached.scrollIntoView({ block: "center" });
}

/** Focus ring for fields reached by a link. Browsers show no focus ring after a click. */
export const ledSx = {
  [`& [${led}]:focus`]: { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  [`& label:has([${led}]:focus)`]: { outline: "3px solid var(--focus)", outlineOffset: "2px" },
} as const;
