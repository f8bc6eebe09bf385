type Stored = { name: string; contentType: string; size: number } | null;

/** A file as a link shows it; null where there is none, or the reader may not know of it. */
export const attachmentOf = (fileId: string | null, file: Stored) =>
  file && fileId ? { fileId, fileName: file.name, contentType: file.contentType, size: file.size } : null;
