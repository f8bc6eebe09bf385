"use client";

import { isTyping } from "../form/is-typing";
import { storePreference } from "../layout/preference-cookie";

const cookie = "nakhoda-single-keys";
const ownKeysSelector =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="grid"], [contenteditable="true"]';

/** Whether single-key shortcuts are on. Speech input and accidental presses need them off. */
export const singleKeys = {
  areOn: () => !document.cookie.split("; ").includes(`${cookie}=off`),
  turn: (on: boolean) => storePreference(cookie, on ? "on" : "off"),
};

/** Return the key that the page may handle. Returns null while the user types, for browser shortcuts and in widgets. */
export function pressedKey(event: KeyboardEvent): string | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return null;
  // Some keyboards type [ and ] with AltGr, which some systems report as Ctrl and Alt.
  const isAltGraph = event.getModifierState("AltGraph");
  if (event.metaKey || (!isAltGraph && (event.ctrlKey || event.altKey))) return null;
  if (target.closest(ownKeysSelector) || (isTyping() && !target.matches('input[type="checkbox"]'))) return null;
  return key.length > 1 || key === " " || singleKeys.areOn() ? key : null;
}
