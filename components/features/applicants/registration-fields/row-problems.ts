import type { ErrorText } from "@/components/ui/form/field-frame";

const messageOf = (value: unknown) =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string"
    ? value.message
    : undefined;

/** A list's own error and which of its rows are wrong, from what the form knows about the list. */
export function rowProblems(error: unknown, errorText: ErrorText) {
  const root = typeof error === "object" && error !== null && "root" in error ? error.root : null;
  return {
    error: errorText(messageOf(root) ?? messageOf(error)),
    isWrong: (index: number) => Array.isArray(error) && error[index] !== undefined && error[index] !== null,
  };
}

/** A changed list is judged at once: its error goes when its cause does. */
export const settleWith =
  <T>(field: { onChange: (value: T[]) => void; onBlur: () => void }) =>
  (entries: T[]) => {
    field.onChange(entries);
    field.onBlur();
  };
