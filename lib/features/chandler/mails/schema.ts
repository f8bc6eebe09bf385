/** Documented name of the status mail. */
export const chandlerMail = "ChandlerStatus";
