/** Return the message key for why a person cannot be selected. @param key the reason from the server */
export const blockedReasonKey = (key: string) =>
  key === "preparation.passedAlready" ? "checkups.against.passed" : "checkups.against.scheduled";
