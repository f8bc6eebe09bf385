import { customType } from "drizzle-orm/pg-core";
import { blindIndexWith, decryptWithAny, encryptWith, keysOf, nameOfKey } from "@/scripts/aes.mjs";

/** Return DATA_KEY, used for writing, and older keys that are still read (DATA_KEYS_OLD). */
const dataKeys = () => keysOf(process.env.DATA_KEY, process.env.DATA_KEYS_OLD);
function newestKey(): Buffer {
  const [newest] = dataKeys();
  if (!newest) throw new Error("DATA_KEY is not set");
  return newest;
}

/**
 * Name of the server's connections in the database. A key rotation finds connections that still write with another key
 * by it.
 */
export const applicationName = () => (process.env.DATA_KEY ? `nakhoda ${nameOfKey(newestKey())}` : "nakhoda");

export const encrypt = (plain: Buffer): Buffer => encryptWith(newestKey(), plain);

export const decrypt = (sealed: Buffer): Buffer => decryptWithAny(dataKeys(), sealed).plain;

/** Keyed hash for equality search on an encrypted column: 43 characters, the same for the same value. */
export const blindIndex = (value: string) => blindIndexWith(newestKey(), value);

/**
 * The hashes under all listed keys, newest first, because during a rotation a value may be stored under any of them.
 */
export const blindIndexes = (value: string) => dataKeys().map((key) => blindIndexWith(key, value));

/** A text column that is encrypted (AES-256-GCM, with the key outside the database). */
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
