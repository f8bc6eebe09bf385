const foreignKeyViolation = "23503";

type QueryFailure = Error & { query: string; params: unknown[] };

/** By its shape: a build may hold the query builder twice, and each copy has an error class of its own. */
const isQueryFailure = (error: Error): error is QueryFailure =>
  "query" in error && typeof error.query === "string" && "params" in error;

/** What PostgreSQL says of a failure, bare or in the error of the query. */
function reported(error: unknown): { code: string; constraint: string } {
  const cause = error instanceof Error && isQueryFailure(error) ? error.cause : error;
  const { code, constraint_name: constraint }: { code?: unknown; constraint_name?: unknown } = { ...Object(cause) };
  return { code: String(code ?? "unknown"), constraint: String(constraint ?? "") };
}

/** Whether a query failed on one of these constraints or unique indexes; the beginning of a name stands for all that begin so. */
export function violates(error: unknown, ...names: [string, ...string[]]): boolean {
  const { constraint } = reported(error);
  return names.some((name) => constraint.startsWith(name));
}

/** Whether a query failed because other rows refer to the one it took away, or because the row it refers to is missing. */
export const breaksReference = (error: unknown): boolean => reported(error).code === foreignKeyViolation;

/** A failure as a log may hold it: of a query its text and PostgreSQL's code, never its values, which are what people typed. */
export function withoutValues(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("something that is no error was thrown");
  if (!isQueryFailure(error)) return error;
  const bare = new Error(`Failed query (${reported(error).code}): ${error.query}`);
  bare.stack = (error.stack ?? "").replace(error.message, () => bare.message);
  return bare;
}
