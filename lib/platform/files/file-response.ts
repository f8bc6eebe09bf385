import { z } from "zod";

/** A file as the result of an operation. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly contentType: string,
    readonly body: Uint8Array,
    readonly disposition: "attachment" | "inline" = "attachment",
  ) {}
}

/** A file that is still being written by a job. message is shown to the user. */
export class StartedFile {
  constructor(
    readonly id: string,
    readonly message: string,
  ) {}
}

export const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Schema of a file of one of these media types. */
export const fileOf = (...mediaTypes: string[]) => z.instanceof(FileAnswer).meta({ mediaTypes });
/** Output of an operation that returns a sheet, or the id of a file that is being written. */
export const sheetOrStartedFile = z
  .union([z.instanceof(FileAnswer), z.instanceof(StartedFile)])
  .meta({ mediaTypes: [sheetType], later: true });

const maxNameLength = 120;
const extension = /\.[\p{L}\p{N}]{1,10}$/u;
const characters = new Intl.Segmenter();

/** Truncate a text to whole characters within a length. */
export function truncated(text: string, maxLength: number): string {
  let end = 0;
  for (const { index, segment } of characters.segment(text))
    if (index + segment.length <= maxLength) end = index + segment.length;
  return text.slice(0, end);
}

/** Return the last whole characters of a text within a length. */
function lastCharactersOf(text: string, maxLength: number): string {
  for (const { index } of characters.segment(text)) if (text.length - index <= maxLength) return text.slice(index);
  return "";
}

/** Shorten a long name in the middle, so that its start, its end and its extension remain. */
function shortened(name: string): string {
  if (name.length <= maxNameLength) return name;
  const kind = extension.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - kind.length);
  const half = Math.floor((maxNameLength - kind.length - 1) / 2);
  return `${truncated(stem, half).trimEnd()}…${lastCharactersOf(stem, half).trimStart()}${kind}`;
}

/** Make a safe file name, without quotes, separators, control characters and incomplete characters. */
export function safeFileName(name: string): string {
  const cleaned = name
    .normalize("NFC")
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\p{Surrogate}"\\/:*?<>|;%]/gu, "_")
    .replace(/^\.+/, "_")
    .trim();
  return shortened(cleaned) || "file";
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
