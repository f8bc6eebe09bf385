import { isTyping } from "./is-typing";

/** Focus the first field of a dialog that has just opened, unless the user already types in one. */
export const focusFirst = (dialog: HTMLElement) =>
  void (
    isTyping() ||
    dialog.querySelector<HTMLElement>("input:not([type=hidden]):not([type=file]), select, textarea")?.focus()
  );
