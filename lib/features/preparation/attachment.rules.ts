type Stored = { name: string; contentType: string; size: number } | null;

/** Return a file for a link; null when missing or hidden from the user. */
export const visibleAttachment = (fileId: string | null, file: Stored) =>
  file && fileId ? { fileId, fileName: file.name, contentType: file.contentType, size: file.size } : null;
