"use client";

import { isTyping } from "../form/is-typing";
import { remember } from "../layout/remember";

const cookie = "nakhoda-single-keys";
const ownKeys =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="grid"], [contenteditable="true"]';

/** Whether letters alone do something. Who dictates, or lets the hand rest on the keys, turns them off. */
export const singleKeys = {
  areOn: () => !document.cookie.split("; ").includes(`${cookie}=off`),
  turn: (on: boolean) => remember(cookie, on ? "on" : "off"),
};

/** The key as the screen may take it; null while somebody types, with keys of the browser, and inside what has its own keys. */
export function pressedKey(event: KeyboardEvent): string | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return null;
  // Some keyboards write [ and ] with AltGr, which some systems report as Ctrl and Alt.
  const isWritten = event.getModifierState("AltGraph");
  if (event.metaKey || (!isWritten && (event.ctrlKey || event.altKey))) return null;
  if (target.closest(ownKeys) || (isTyping() && !target.matches('input[type="checkbox"]'))) return null;
  return key.length > 1 || key === " " || singleKeys.areOn() ? key : null;
}
