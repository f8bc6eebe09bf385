import { isTyping } from "./is-typing";

/** Where a dialog that has just opened begins: in its first field, unless somebody already types. */
export const focusFirst = (dialog: HTMLElement) =>
  void (
    isTyping() ||
    dialog.querySelector<HTMLElement>("input:not([type=hidden]):not([type=file]), select, textarea")?.focus()
  );
