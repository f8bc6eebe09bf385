export const maximumFileBytes = 2_000_000;
export const documentTypes = ["application/pdf", "image/jpeg", "image/png"] as const;
export const workbookTypes = ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"] as const;
export const wordTypes = [
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;
export const photoTypes = ["image/jpeg", "image/png"] as const;

const endings: Record<string, string> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  jpe: "image/jpeg",
  jfif: "image/jpeg",
  png: "image/png",
  xlsx: workbookTypes[0],
  doc: wordTypes[0],
  docx: wordTypes[1],
};

const unknownTypes = ["", "application/octet-stream"];
/**
 * Derive the type from the file ending when the browser knows none, as on some phones. Returns "" for unknown files;
 * the server then checks the bytes.
 */
export const typeOf = (file: { name: string; type: string }) =>
  unknownTypes.includes(file.type) ? (endings[file.name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "") : file.type;

/** Format millions of bytes as "2" or "3.5", as the documents do. */
export const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2).replace(/\.?0+$/, "");

const exactMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(6).replace(/\.?0+$/, "");

type FileProblem = { key: "wrongType" } | { key: "tooLarge"; values: { max: string; size: string } };

/** Check a file before the upload starts. Document 1 §5. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  accepted: readonly string[],
): FileProblem | null {
  const type = typeOf(file);
  if ((type !== "" && !accepted.includes(type)) || file.size === 0) return { key: "wrongType" };
  if (file.size > maximumFileBytes)
    return { key: "tooLarge", values: { max: megabytes(maximumFileBytes), size: exactMegabytes(file.size) } };
  return null;
}
