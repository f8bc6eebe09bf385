import { createHash } from "node:crypto";

/** Hash a secret or an address that is only ever compared: SHA-256, 43 characters that fit into a URL. */
export const hashSecret = (text: string) => createHash("sha256").update(text).digest("base64url");
