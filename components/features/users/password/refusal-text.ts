type RootError = { type?: string | number | undefined; message?: string | undefined } | undefined;

/** Failures without a reason of their own: a bug, or no connection. */
const unexplained = new Set<string | number | undefined>(["unexpected", "offline"]);

/** The server's reason when it gave one. */
export const reasonOf = (error: RootError): string | undefined =>
  error && !unexplained.has(error.type) ? error.message : undefined;

/** The server's reason, else the given sentence; nothing without an error. */
export const refusalText = (error: RootError, otherwise: string): string | undefined =>
  error ? (reasonOf(error) ?? otherwise) : undefined;
