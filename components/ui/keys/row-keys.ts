"use client";

import { pressedKey } from "./pressed-key";

const controls = "a[href], button, input, select, textarea, summary, [tabindex]";
const parts = "a, button, input, select, textarea, label, summary, details";
const lists = "[data-rows]";
const activationEvents = ["keydown", "pointerover", "pointerdown", "focusin"] as const;

// Group headings are not rows.
const rowSelector = "tbody > tr:not([data-heading])";
const rowsOf = (box: Element) => [...box.querySelectorAll<HTMLElement>(rowSelector)];
const rowOf = (box: Element, target: EventTarget | null) =>
  target instanceof Element && box.contains(target) ? target.closest<HTMLElement>(rowSelector) : null;

/** Find what opens a row: the link of its name, its toggle, or its first link. */
const openingLinkOf = (row: Element) =>
  row.querySelector<HTMLElement>('[data-card="title"] a[href]') ??
  row.querySelector<HTMLElement>("summary") ??
  row.querySelector<HTMLElement>("a[href]");
/** Find the focusable element of a row. A row that opens nothing is focusable itself. */
const focusableOf = (row: HTMLElement) => openingLinkOf(row) ?? row;

/** Keep one row of a list in the tab order (roving tabindex), together with its controls. */
function moveFocus(box: HTMLElement) {
  const own = new WeakMap<Element, string | null>();
  let active: HTMLElement | null = null;

  const reach = (element: Element, isReached: boolean) => {
    if (!own.has(element)) own.set(element, element.getAttribute("tabindex"));
    const tabindex = isReached ? own.get(element) : "-1";
    if (tabindex === null || tabindex === undefined) element.removeAttribute("tabindex");
    else element.setAttribute("tabindex", tabindex);
  };
  const settle = (chosen?: HTMLElement) => {
    const rows = rowsOf(box);
    active = chosen ?? (active && rows.includes(active) ? active : (rows[0] ?? null));
    for (const row of rows) {
      const opener = openingLinkOf(row);
      row.toggleAttribute("data-opens", opener !== null);
      if (!opener) row.setAttribute("tabindex", row === active ? "0" : "-1");
      for (const control of row.querySelectorAll(controls)) reach(control, row === active);
    }
  };
  const free = () => {
    for (const row of rowsOf(box)) for (const control of row.querySelectorAll(controls)) reach(control, true);
  };
  return { settle, free, active: () => active };
}

/** Open a row on a click outside its controls, unless the user selects text. */
function openOnClick(box: HTMLElement) {
  const linkAt = ({ target }: Event) => {
    const row = rowOf(box, target);
    if (!row || (target instanceof Element && target.closest(parts))) return null;
    return openingLinkOf(row);
  };
  const inNewTab = (event: Event, opener: HTMLElement | null) => {
    if (!(opener instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    window.open(opener.href, "_blank", "noopener");
  };
  const onClick = (event: MouseEvent) => {
    const opener = linkAt(event);
    if (!opener || event.shiftKey || event.altKey || window.getSelection()?.toString()) return;
    if (event.ctrlKey || event.metaKey) return inNewTab(event, opener);
    opener.focus({ preventScroll: true });
    opener.click();
  };
  const onMiddle = (event: MouseEvent) => (event.button === 1 ? inNewTab(event, linkAt(event)) : undefined);
  // Prevent the middle button from starting autoscroll.
  const onDown = (event: MouseEvent) => (event.button === 1 && linkAt(event) ? event.preventDefault() : undefined);
  box.addEventListener("click", onClick);
  box.addEventListener("auxclick", onMiddle);
  box.addEventListener("mousedown", onDown);
  return () => {
    box.removeEventListener("click", onClick);
    box.removeEventListener("auxclick", onMiddle);
    box.removeEventListener("mousedown", onDown);
  };
}

/** Handle j, k, arrows and x in lists. With several lists the focused one gets the keys, otherwise the first. */
export function handleRowKeys(box: HTMLElement) {
  box.setAttribute("data-rows", "");
  const { settle, free, active } = moveFocus(box);
  const step = (from: HTMLElement | null, by: number) => {
    const rows = rowsOf(box);
    const next = from ? rows[rows.indexOf(from) + by] : (active() ?? rows[0]);
    if (!next) return;
    settle(next);
    focusableOf(next).focus();
  };
  const moves: Record<string, number | undefined> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
  const onKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === null || !(event.target instanceof Element)) return;
    const row = rowOf(box, event.target);
    const isOurs = row || (!event.target.closest(lists) && document.querySelector(lists) === box);
    const by = moves[key];
    if (by !== undefined && (row || (isOurs && key.length === 1))) step(row, by);
    else if (key === "x" && row) row.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(box, target);
    if (row && row !== active()) settle(row);
  };
  const changes = new MutationObserver(() => settle());
  // Wait for user input, because React may still hydrate the page until then.
  const begin = () => {
    settle();
    changes.observe(box, { childList: true, subtree: true });
    activationEvents.forEach((eventName) => document.removeEventListener(eventName, begin, true));
  };
  activationEvents.forEach((eventName) => document.addEventListener(eventName, begin, true));
  const removeClickHandler = openOnClick(box);
  box.addEventListener("focusin", onFocus);
  document.addEventListener("keydown", onKey);
  return () => {
    activationEvents.forEach((eventName) => document.removeEventListener(eventName, begin, true));
    changes.disconnect();
    free();
    removeClickHandler();
    box.removeEventListener("focusin", onFocus);
    document.removeEventListener("keydown", onKey);
  };
}
