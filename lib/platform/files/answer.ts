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

export const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A file of one of these media types as an operation's output. */
export const fileOf = (...mediaTypes: string[]) => z.instanceof(FileAnswer).meta({ mediaTypes });
/** A sheet, or what tells that it is being written. */
export const sheetNowOrLater = z
  .union([z.instanceof(FileAnswer), z.instanceof(StartedFile)])
  .meta({ mediaTypes: [sheetType], later: true });

const longestName = 120;
const ending = /\.[\p{L}\p{N}]{1,10}$/u;
const characters = new Intl.Segmenter();

/** The first whole characters of a text that fit. */
export function firstOf(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of characters.segment(text))
    if (index + segment.length <= most) end = index + segment.length;
  return text.slice(0, end);
}

/** The last ones. */
function lastOf(text: string, most: number): string {
  for (const { index } of characters.segment(text)) if (text.length - index <= most) return text.slice(index);
  return "";
}

/** A name too long loses its middle: what it begins with, what tells it from its neighbours and what kind of file it is stay. */
function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const kind = ending.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - kind.length);
  const half = Math.floor((longestName - kind.length - 1) / 2);
  return `${firstOf(stem, half).trimEnd()}…${lastOf(stem, half).trimStart()}${kind}`;
}

/** Quotes, separators, control characters and halves of letters never reach the header. */
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
