import { createHmac } from "node:crypto";
import { customType } from "drizzle-orm/pg-core";
import { decryptWith, encryptWith, keyOf } from "@/scripts/aes.mjs";

const dataKey = () => keyOf(process.env.DATA_KEY);

export const encrypt = (plain: Buffer): Buffer => encryptWith(dataKey(), plain);

export const decrypt = (sealed: Buffer): Buffer => decryptWith(dataKey(), sealed);

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
