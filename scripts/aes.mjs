import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

/**
 * The key in DATA_KEY. @param {string | undefined} given @throws where it is no key
 */
export function keyOf(given) {
  const key = Buffer.from(given ?? "", "base64url");
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
