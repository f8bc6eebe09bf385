/** The page is about to change; its detail is the address. */
export const leavingEvent = "nakhoda:leaving";
