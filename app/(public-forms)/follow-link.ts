import { z } from "zod";
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import type { Operation } from "@/lib/platform/operation";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";

/** Outcome of a link: its record, broken, too many attempts, or a failure. */
type Followed<T> = { state: "read"; record: T } | { state: "broken" | "busy" | "failed" };

const states: Partial<Record<ErrorCode, "broken" | "busy">> = {
  "not-found": "broken",
  invalid: "broken",
  "too-many": "busy",
};

/** Wrap an operation so that a broken link and a rate limit are results instead of errors. */
function telling<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>) {
  return {
    ...operation,
    output: z.custom<Followed<z.output<O>>>(),
    execute: (...given: Parameters<typeof operation.execute>): Promise<Followed<z.output<O>>> =>
      operation.execute(...given).then(
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
): Promise<Followed<z.output<O>>> {
  return (await attempt(load(telling(operation), input, audience))) ?? { state: "failed" };
}
