import { unzipSync } from "fflate";

export type OfficeProblem = "macros" | "locked" | "damaged" | "external";
/** A modern office file: the names of its parts, and its content types. */
type OfficeParts = { names: string[]; table: string };

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const types = "[Content_Types].xml";
const relations = /\.rels$/i;
const maxPartBytes = 1_000_000;
const maxTotalBytes = 5_000_000;

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
export const isZip = (bytes: Uint8Array) => begins(bytes, zip);
export const isCompound = (bytes: Uint8Array) => begins(bytes, compound);
/** Names of streams in the old container format, which stores them in UTF-16. */
export const holdsStream = (bytes: Uint8Array, stream: string) =>
  Buffer.from(bytes).includes(Buffer.from(stream, "utf16le"));

function textOf(bytes: Uint8Array | undefined): string {
  const entry = Buffer.from(bytes ?? []);
  if (entry[0] === 0xff && entry[1] === 0xfe) return entry.toString("utf16le");
  if (entry[0] === 0xfe && entry[1] === 0xff)
    return entry
      .subarray(0, entry.length & ~1)
      .swap16()
      .toString("utf16le");
  return entry.toString("utf8");
}

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");
/** Characters that XML may write as numbers. */
const plain = (xml: string) =>
  xml.replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) =>
    character(/^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)),
  );

/** Links that are opened by a click. Any other external target is loaded when the file is opened. */
const externalOnClick = /\/(hyperlink|externalLinkPath|xlExternalLinkPath\/\w+)$/i;

/** Check whether a part's relations load something external: a template, a picture, an object, a frame. */
function loadsFromElsewhere(xml: string): boolean {
  const all = [...plain(xml).matchAll(/<(?:[\w-]+:)?Relationship\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  const valueOf = (attributes: string, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes)?.slice(1).find(Boolean) ?? "";
  return all.some(
    (attributes) =>
      valueOf(attributes, "TargetMode").trim().toLowerCase() === "external" &&
      !externalOnClick.test(valueOf(attributes, "Type").trim()),
  );
}

/**
 * Inspect a modern office file: only its content types and its relations, never its text. Every uploaded office file
 * passes here.
 * @returns its parts, or the reason why it is refused
 */
export function officeParts(bytes: Uint8Array): OfficeParts | OfficeProblem {
  // The general flag of the first part: its lowest bit means encrypted.
  if (((bytes[6] ?? 0) & 1) === 1) return "locked";
  const names: string[] = [];
  let [isTooLarge, sum] = [false, 0];
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (name === types) return originalSize <= maxPartBytes;
        if (!relations.test(name)) return false;
        sum += originalSize;
        isTooLarge ||= originalSize > maxPartBytes || sum > maxTotalBytes;
        return !isTooLarge;
      },
    });
  } catch {
    return "damaged";
  }
  if (isTooLarge) return "damaged";
  if (Object.entries(parts).some(([name, part]) => relations.test(name) && loadsFromElsewhere(textOf(part))))
    return "external";
  return { names, table: textOf(parts[types]) };
}

const externalTarget = /(https?:\/\/|\\\\)[^\0\s]{1,300}\.dot[mx]?/i;

/** Check whether a file in the old container names a network template: UTF-16 text at an even or odd offset. */
export function namesTemplateElsewhere(bytes: Uint8Array): boolean {
  const entry = Buffer.from(bytes);
  return [0, 1].some((offset) => externalTarget.test(entry.subarray(offset).toString("utf16le")));
}
