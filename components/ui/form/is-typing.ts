/** Whether somebody is already in a field: a dialog that has just opened must not take the focus away again. */
export const isTyping = () => document.activeElement?.matches("input, select, textarea") ?? false;
