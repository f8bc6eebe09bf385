import { AppError, type FieldError } from "@/lib/platform/errors";

/** The marked fields of a refused call; none when it went through. Any other failure is the test's. */
export const fieldsOf = (attempt: Promise<unknown>): Promise<FieldError[]> =>
  attempt.then(
    () => [],
    (error: unknown) => {
      if (error instanceof AppError && error.fields.length > 0) return error.fields;
      throw error;
    },
  );
