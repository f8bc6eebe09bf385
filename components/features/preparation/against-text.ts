/** Why somebody cannot be chosen, in a few words. @param key what the server says of it */
export const againstText = (key: string) =>
  key === "preparation.passedAlready" ? "checkups.against.passed" : "checkups.against.scheduled";
