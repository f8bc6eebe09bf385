import { z } from "zod";
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import type { Operation } from "@/lib/platform/operation";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

/** Outcome of a link: its record, broken, too many attempts, or a failure. */
type LinkOutcome<T> = { state: "read"; record: T } | { state: "broken" | "busy" | "failed" };

const states: Partial<Record<ErrorCode, "broken" | "busy">> = {
  "not-found": "broken",
  invalid: "broken",
  "too-many": "busy",
};

/** Wrap an operation so that a broken link and a rate limit are results instead of errors. */
function withLinkOutcome<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>) {
  return {
    ...operation,
    output: z.custom<LinkOutcome<z.output<O>>>(),
    execute: (...args: Parameters<typeof operation.execute>): Promise<LinkOutcome<z.output<O>>> =>
      operation.execute(...args).then(
        (record) => ({ state: "read", record }),
        (error) => {
          const state = error instanceof AppError ? states[error.code] : undefined;
          if (!state) throw error;
          return { state };
        },
      ),
  };
}

/** Read the record of a public link. A server failure is not reported as a broken link. Redirects pass through. */
export async function followLink<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  input: z.input<I>,
  audience?: "session" | "gate",
): Promise<LinkOutcome<z.output<O>>> {
  return (await orNull(load(withLinkOutcome(operation), input, audience))) ?? { state: "failed" };
}
