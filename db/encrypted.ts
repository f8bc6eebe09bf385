import { customType } from "drizzle-orm/pg-core";
import { blindIndexWith, decryptWithAny, encryptWith, keysOf, nameOfKey } from "@/scripts/aes.mjs";

/** DATA_KEY, which everything is written with, then the older ones that are still read (DATA_KEYS_OLD). */
const dataKeys = () => keysOf(process.env.DATA_KEY, process.env.DATA_KEYS_OLD);
function newestKey(): Buffer {
  const [newest] = dataKeys();
  if (!newest) throw new Error("DATA_KEY is not set");
  return newest;
}

/** What connections of a server are called in the database: by it a rotation sees who still writes with another key. */
export const applicationName = () => (process.env.DATA_KEY ? `nakhoda ${nameOfKey(newestKey())}` : "nakhoda");

export const encrypt = (plain: Buffer): Buffer => encryptWith(newestKey(), plain);

export const decrypt = (sealed: Buffer): Buffer => decryptWithAny(dataKeys(), sealed).plain;

/** Keyed hash for equality search over an encrypted column; the same value gives the same 43 characters. */
export const blindIndex = (value: string) => blindIndexWith(newestKey(), value);

/** The same under every listed key, newest first: while a rotation runs a value may be stored under any of them. */
export const blindIndexes = (value: string) => dataKeys().map((key) => blindIndexWith(key, value));

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
