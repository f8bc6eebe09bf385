/** A text as it rests on a device: nobody reads it without the key, nobody moves it to another place. */
export type Sealed = { nonce: Uint8Array<ArrayBuffer>; body: ArrayBuffer };

const algorithm = "AES-GCM";
const nonceBytes = 12;

const bytesOf = (key: string) => {
  const binary = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
};

/** Whether this browser can encrypt here: only over https, and on the machine itself. */
export const canSeal = () => typeof crypto !== "undefined" && "subtle" in crypto;

/** @param key 32 bytes in base64url, as the server gave it to this person */
export const openKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(key), algorithm, false, ["encrypt", "decrypt"]);

/** @param place what the text belongs to; the same must be said to read it */
export async function seal(key: CryptoKey, place: string, text: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const about = new TextEncoder().encode(place);
  const body = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce, additionalData: about },
    key,
    new TextEncoder().encode(text),
  );
  return { nonce, body };
}

/** Rejects what was sealed with another key or for another place. */
export async function unseal(key: CryptoKey, place: string, { nonce, body }: Sealed): Promise<string> {
  const about = new TextEncoder().encode(place);
  const plain = await crypto.subtle.decrypt({ name: algorithm, iv: nonce, additionalData: about }, key, body);
  return new TextDecoder().decode(plain);
}
