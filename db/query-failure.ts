const foreignKeyViolation = "23503";

type QueryFailure = Error & { query: string; params: unknown[] };

/** Detect query failures by shape, because a build may contain the query builder twice with different classes. */
const isQueryFailure = (error: Error): error is QueryFailure =>
  "query" in error && typeof error.query === "string" && "params" in error;

/** Return PostgreSQL's code and constraint, from the error or its cause. */
function postgresErrorOf(error: unknown): { code: string; constraint: string } {
  const cause = error instanceof Error && isQueryFailure(error) ? error.cause : error;
  const { code, constraint_name: constraint }: { code?: unknown; constraint_name?: unknown } = { ...Object(cause) };
  return { code: String(code ?? "unknown"), constraint: String(constraint ?? "") };
}

/**
 * Check whether a query failed on one of these constraints or unique indexes. A name also matches every constraint that
 * starts with it.
 */
export function violates(error: unknown, ...names: [string, ...string[]]): boolean {
  const { constraint } = postgresErrorOf(error);
  return names.some((name) => constraint.startsWith(name));
}

/** Check whether a query violated a foreign key, in either direction. */
export const violatesForeignKey = (error: unknown): boolean => postgresErrorOf(error).code === foreignKeyViolation;

/** Return an error that is safe to log: a failed query with its text and code, but without its values. */
export function withoutQueryValues(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("something that is no error was thrown");
  if (!isQueryFailure(error)) return error;
  const redacted = new Error(`Failed query (${postgresErrorOf(error).code}): ${error.query}`);
  redacted.stack = (error.stack ?? "").replace(error.message, () => redacted.message);
  return redacted;
}
