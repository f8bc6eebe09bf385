/** The mail about the state of a request, by its documented name. */
export const chandlerMail = "ChandlerStatus";
