import { openRow } from "./open-row";

const led = "data-led";

/** Takes somebody to the field of a path, with a ring to be seen however they came; a closed row is opened. */
export function leadTo(path: string, focus: (path: string) => void) {
  const opened = openRow(path);
  if (opened === "sheet") return;
  // A row that opens where it stands shows its fields when this press is over.
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

/** The ring of a field somebody was led to: a browser shows none after a click. */
export const ledSx = {
  [`& [${led}]:focus`]: { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  [`& label:has([${led}]:focus)`]: { outline: "3px solid var(--focus)", outlineOffset: "2px" },
} as const;
