type RootError = { type?: string | number | undefined; message?: string | undefined } | undefined;

/** Failures without a reason: a bug, or no connection. */
const unexplained = new Set<string | number | undefined>(["unexpected", "offline"]);

/** Return the server's reason, when it gave one. */
export const reasonOf = (error: RootError): string | undefined =>
  error && !unexplained.has(error.type) ? error.message : undefined;

/** Return the server's reason, else the default text; nothing without an error. */
export const refusalText = (error: RootError, otherwise: string): string | undefined =>
  error ? (reasonOf(error) ?? otherwise) : undefined;
