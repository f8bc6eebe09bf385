/** An encrypted text. It needs the key to decrypt and is bound to one location. */
export type Sealed = { nonce: Uint8Array<ArrayBuffer>; body: ArrayBuffer };

const algorithm = "AES-GCM";
const nonceBytes = 12;

const bytesOf = (key: string) => {
  const binary = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

/** Return whether this browser can encrypt. Web Crypto needs https or localhost. */
export const canSeal = () => typeof crypto !== "undefined" && "subtle" in crypto;

/** Import the key. @param key 32 bytes in base64url, as the server gave it to this user */
export const openKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(key), algorithm, false, ["encrypt", "decrypt"]);

/** Encrypt a text. @param location additional data that must match when decrypting */
export async function seal(key: CryptoKey, location: string, text: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const about = new TextEncoder().encode(location);
  const body = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce, additionalData: about },
    key,
    new TextEncoder().encode(text),
  );
  return { nonce, body };
}

/** Decrypt a text. Rejects when the key or the location differs. */
export async function unseal(key: CryptoKey, location: string, { nonce, body }: Sealed): Promise<string> {
  const about = new TextEncoder().encode(location);
  const decrypted = await crypto.subtle.decrypt({ name: algorithm, iv: nonce, additionalData: about }, key, body);
  return new TextDecoder().decode(decrypted);
}
