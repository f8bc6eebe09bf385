import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { customType } from "drizzle-orm/pg-core";

const algorithm = "aes-256-gcm";

function dataKey() {
  const key = Buffer.from(process.env.DATA_KEY ?? "", "base64url");
  if (key.length !== 32) throw new Error("DATA_KEY must be 32 bytes in base64url");
  return key;
}

export function encrypt(plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, dataKey(), nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function decrypt(sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, dataKey(), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

/** Keyed hash for equality search over an encrypted column; the same value gives the same 43 characters. */
export const blindIndex = (value: string) => createHmac("sha256", dataKey()).update(value).digest("base64url");

/** Text that rests encrypted (AES-256-GCM, the key outside the database). */
export const encryptedText = customType<{ data: string; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => encrypt(Buffer.from(value, "utf8")),
  fromDriver: (value) => decrypt(Buffer.from(value)).toString("utf8"),
});

export const encryptedBytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => encrypt(value),
  fromDriver: (value) => decrypt(Buffer.from(value)),
});
