import { DrizzleQueryError } from "drizzle-orm";

const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? String(cause.code) : "unknown");

/** A failure as a log may hold it: of a query its text and PostgreSQL's code, never its values, which are what people typed. */
export function withoutValues(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("something that is no error was thrown");
  if (!(error instanceof DrizzleQueryError)) return error;
  const bare = new Error(`Failed query (${codeOf(error.cause)}): ${error.query}`);
  bare.stack = (error.stack ?? "").replace(error.message, () => bare.message);
  return bare;
}
