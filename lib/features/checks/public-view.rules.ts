import type { CheckedFile } from "./schema";

/** Return the initials of a name, "A. S. W.", which is all the public sees. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => `${[...part][0]?.toUpperCase() ?? ""}.`)
    .join(" ");

/** Return which of a document's files has this hash. */
export const matchFile = (
  hash: string,
  hashesByFile: Record<Exclude<CheckedFile, "unknown">, string | null>,
): CheckedFile => (["original", "signed", "record"] as const).find((name) => hashesByFile[name] === hash) ?? "unknown";

export const publicPklStatus = ({ signedAt, completedAt }: { signedAt: Date | null; completedAt: Date | null }) => {
  if (completedAt !== null) return "Completed" as const;
  return signedAt === null ? ("Pending Sign" as const) : ("Signed" as const);
};
