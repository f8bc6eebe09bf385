import { z } from "zod";

/** A file as an operation's result; the door streams it. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly contentType: string,
    readonly body: Uint8Array,
    readonly disposition: "attachment" | "inline" = "attachment",
  ) {}
}

/** A file that is being written while nobody waits; message says so in words. */
export class StartedFile {
  constructor(
    readonly id: string,
    readonly message: string,
  ) {}
}

export const nowOrLater = z.union([z.instanceof(FileAnswer), z.instanceof(StartedFile)]);

/** Quotes, separators and control characters never reach the header. */
export function safeFileName(name: string): string {
  const cleaned = name
    .normalize("NFC")
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069"\\/:*?<>|;%]/g, "_")
    .replace(/^\.+/, "_")
    .trim();
  return cleaned.slice(0, 120) || "file";
}

export function fileResponse(file: FileAnswer | StartedFile): Response {
  if (file instanceof StartedFile) {
    const body = { data: { id: file.id, state: "waiting" }, message: file.message };
    return Response.json(body, {
      status: 202,
      headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
    });
  }
  const name = safeFileName(file.name);
  const ascii = name.replace(/[^\x20-\x7e]/g, "_");
  return new Response(Buffer.from(file.body), {
    headers: {
      "content-type": file.contentType,
      "content-length": String(file.body.byteLength),
      "content-disposition": `${file.disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cache-control": "private, no-store",
    },
  });
}
