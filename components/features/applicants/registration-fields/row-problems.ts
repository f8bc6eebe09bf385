import type { ErrorText } from "@/components/ui/form/field-frame";

const messageOf = (value: unknown) =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string"
    ? value.message
    : undefined;

/** Return a list's own error and its invalid rows from the form state. */
export function rowProblems(error: unknown, errorText: ErrorText) {
  const root = typeof error === "object" && error !== null && "root" in error ? error.root : null;
  return {
    error: errorText(messageOf(root) ?? messageOf(error)),
    isWrong: (index: number) => Array.isArray(error) && error[index] !== undefined && error[index] !== null,
  };
}

/** Revalidate a list as soon as it changes, so that its error disappears when it is corrected. */
export const revalidateOnChange =
  <T>(field: { onChange: (value: T[]) => void; onBlur: () => void }) =>
  (entries: T[]) => {
    field.onChange(entries);
    field.onBlur();
  };
