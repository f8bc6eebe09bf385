import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { canonicalJson, type Json } from "./canonical-json.rules";
import { chainedContent, evidenceMark, sealedText, trailerOf, sealDocument } from "./verify.rules";

type SigningKey = { id: string; privateKey: string };

export const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
export const eventHash = (previous: string, event: Json) => hashOf(chainedContent(previous, event));

/** Create a key pair: public key as 32 bytes, private key as PKCS #8. The id is the start of the public key's hash. */
export function newKeyPair() {
  const { privateKey } = generateKeyPairSync("ed25519");
  const der = privateKey.export({ type: "pkcs8", format: "der" });
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" }).subarray(-32);
  return {
    id: hashOf(publicKey).slice(0, 16),
    publicKey: publicKey.toString("hex"),
    privateKey: der.toString("base64"),
  };
}

function sealOf(hash: string, { id, privateKey }: SigningKey): Json {
  const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" });
  const signature = sign(null, Buffer.from(sealedText(hash)), key).toString("hex");
  return sealDocument({ hash, key: id, signature });
}

/** Serialize a pack with its seal as a file. */
export function sealedJson(pack: Json, key: SigningKey): Buffer {
  const seal = sealOf(hashOf(canonicalJson(pack)), key);
  return Buffer.from(canonicalJson({ document: evidenceMark, pack, seal }));
}

/** Append the seal to a PDF as a trailing line. */
export const sealedPdf = (pdf: Buffer, key: SigningKey): Buffer =>
  Buffer.concat([pdf, Buffer.from(trailerOf(sealOf(hashOf(pdf), key)))]);
