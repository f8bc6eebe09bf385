/** Name of the event before a navigation. Its detail is the target address. */
export const navigationEvent = "nakhoda:leaving";
