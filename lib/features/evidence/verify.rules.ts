import { canonicalJson, type Json } from "./canonical-json.rules";
import { isRecord } from "@/lib/platform/unknown-record";

/** Mark that occurs twice in every file, so that changing one byte leaves one of them. */
export const evidenceMark = "nakhoda-evidence/1";
export type PublicKey = { id: string; publicKey: string };
export type Verdict = { state: "genuine" | "changed" | "unknown"; kind: "json" | "pdf" | "other"; hash: string };
type HashLookup = (hash: string) => Promise<boolean>;

/** The text a seal signs. */
export const sealedText = (hash: string) => `${evidenceMark}\n${hash}`;
/** Content of an event's hash: the event and the hash before it. The chain starts with 64 zeros. */
export const chainedContent = (previous: string, event: Json) => canonicalJson({ previous, event });
export const genesisHash = "0".repeat(64);

const encode = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const isHex = (value: unknown, length: number): value is string =>
  typeof value === "string" && value.length === length && /^[0-9a-f]+$/.test(value);
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** SHA-256 in hexadecimal, for browser and server. */
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => hexOf(await crypto.subtle.digest("SHA-256", bytes));

type Seal = { hash: string; key: string; signature: string };
/** The document form of a seal. */
export const sealDocument = ({ hash, key, signature }: Seal) => ({
  document: evidenceMark,
  algorithm: "Ed25519",
  hash,
  key,
  signature,
});
const isSeal = (value: unknown): value is Seal =>
  isRecord(value) && isHex(value.hash, 64) && isHex(value.signature, 128) && typeof value.key === "string";

/** Verify the signature with one of the keys; null in a browser without Ed25519. */
async function isSigned({ hash, key, signature }: Seal, keys: readonly PublicKey[]): Promise<boolean | null> {
  const matchingKey = keys.find(({ id }) => id === key);
  if (!matchingKey) return false;
  try {
    const cryptoKey = await crypto.subtle.importKey("raw", bytesOf(matchingKey.publicKey), "Ed25519", false, [
      "verify",
    ]);
    return await crypto.subtle.verify("Ed25519", cryptoKey, bytesOf(signature), encode(sealedText(hash)));
  } catch {
    return null;
  }
}

/** Check that every event's hash covers the event and the hash before it. */
async function isChainIntact(events: unknown): Promise<boolean> {
  if (!Array.isArray(events) || events.length === 0) return false;
  let previous: unknown = isRecord(events[0]) ? events[0].previous : null;
  for (const entry of events) {
    if (!isRecord(entry) || !isHex(entry.previous, 64) || entry.previous !== previous) return false;
    // The parsed value is JSON.
    if ((await sha256(encode(chainedContent(entry.previous, entry.event as Json)))) !== entry.hash) return false;
    previous = entry.hash;
  }
  return true;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Return the seal of a JSON pack whose bytes are exactly its canonical form. */
async function sealOfJson(text: string): Promise<Seal | null> {
  const file = parsed(text);
  if (!file || !isSeal(file.seal) || !isRecord(file.pack)) return null;
  // The parsed value is JSON.
  const pack = file.pack as Json;
  if (canonicalJson({ document: evidenceMark, pack, seal: sealDocument(file.seal) }) !== text) return null;
  if ((await sha256(encode(canonicalJson(pack)))) !== file.seal.hash) return null;
  return (await isChainIntact(file.pack.events)) ? file.seal : null;
}

const trailerStart = `\n%${evidenceMark} `;
const trailerEnd = ` ${evidenceMark}\n`;
/** Build the line after a PDF that contains its seal. PDF readers ignore it. */
export const trailerOf = (seal: Json) => `${trailerStart}${canonicalJson(seal)}${trailerEnd}`;

const asText = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

async function sealOfPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Seal | null> {
  const text = latin(bytes);
  const at = text.lastIndexOf(trailerStart);
  if (at < 0 || !text.endsWith(trailerEnd)) return null;
  const sealText = text.slice(at + trailerStart.length, -trailerEnd.length);
  const seal = parsed(sealText);
  if (!isSeal(seal) || canonicalJson(sealDocument(seal)) !== sealText) return null;
  return (await sha256(bytes.slice(0, at))) === seal.hash ? seal : null;
}

const maxTrailerBytes = 2_000;
/** Detect our packs by the mark at their start and end, even if they were changed. */
function kindOf(bytes: Uint8Array): Verdict["kind"] {
  const [head, tail] = [latin(bytes.subarray(0, 40)), latin(bytes.subarray(-maxTrailerBytes))];
  if (!head.includes(evidenceMark) && !tail.includes(evidenceMark)) return "other";
  return head.startsWith("{") || head.includes(evidenceMark) ? "json" : "pdf";
}

/**
 * Verify a file: genuine with a valid seal known to the office, changed if it was once a pack, else unknown.
 * Only the hash of the file leaves the browser.
 */
export async function verifyFile(
  bytes: Uint8Array<ArrayBuffer>,
  { keys, isKnown }: { keys: readonly PublicKey[]; isKnown: HashLookup },
): Promise<Verdict> {
  const kind = kindOf(bytes);
  const hash = await sha256(bytes);
  if (kind === "other") return { state: "unknown", kind, hash };
  const seal = kind === "pdf" ? await sealOfPdf(bytes) : await sealOfJson(asText(bytes));
  if (!seal || (await isSigned(seal, keys)) === false) return { state: "changed", kind, hash };
  return { state: (await isKnown(hash)) ? "genuine" : "unknown", kind, hash };
}
