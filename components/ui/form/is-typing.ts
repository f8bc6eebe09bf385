/** Whether the user is already in a field. A dialog that has just opened must not move the focus again. */
export const isTyping = () => document.activeElement?.matches("input, select, textarea") ?? false;
