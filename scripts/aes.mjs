import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

/**
 * The key in DATA_KEY. @param {string | undefined} encoded @throws where it is no key
 */
export function keyOf(encoded) {
  const key = Buffer.from(encoded ?? "", "base64url");
  if (key.length !== 32) throw new Error("DATA_KEY must be 32 bytes in base64url");
  return key;
}

/**
 * Nonce, tag and body in one. @param {Buffer} key @param {Buffer} plain
 */
export function encryptWith(key, plain) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/**
 * @param {Buffer} key
 * @param {Buffer} sealed
 * @throws where the key is another one or a bit differs
 */
export function decryptWith(key, sealed) {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

/**
 * The keys a value may be encrypted with: DATA_KEY, which everything new is written with, then those of DATA_KEYS_OLD.
 * @param {string | undefined} newest
 * @param {string | undefined} old with commas between
 * @throws where one is no key
 */
export function keysOf(newest, old) {
  const encoded = [newest, ...(old ?? "").split(",").map((one) => one.trim())].filter(
    (one, place) => one || place === 0,
  );
  return [...new Set(encoded)].map(keyOf);
}

/**
 * @param {readonly Buffer[]} keys
 * @param {Buffer} sealed
 * @returns {{ plain: Buffer, isNewest: boolean }}
 * @throws where none of the keys opens it
 */
export function decryptWithAny([newest, ...old], sealed) {
  try {
    return { plain: decryptWith(newest, sealed), isNewest: true };
  } catch (error) {
    if (old.length === 0) throw error;
    return { plain: decryptWithAny(old, sealed).plain, isNewest: false };
  }
}

/** Keyed hash for equality search over an encrypted column. @param {Buffer} key @param {string} value */
export const blindIndexWith = (key, value) => createHmac("sha256", key).update(value).digest("base64url");

/**
 * Return a public name of a key. Connections carry it, so that a rotation sees servers that still use another key.
 * @param {Buffer} key
 */
export const nameOfKey = (key) => createHash("sha256").update("nakhoda key").update(key).digest("hex").slice(0, 12);
