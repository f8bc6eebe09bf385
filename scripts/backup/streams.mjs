import { createHash } from "node:crypto";
import fs from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";

/** @typedef {{ bytes: number, lines: number, sha256: string }} Measured */

/** Pass everything through and measure it. */
function measuring() {
  const hash = createHash("sha256");
  let [bytes, lines] = [0, 0];
  const through = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
      done(null, chunk);
    },
  });
  return { through, measured: () => ({ bytes, lines, sha256: hash.digest("hex") }) };
}

/**
 * Compress and encrypt a stream into a file, and flush it to disk. Files are never held in memory as a whole.
 * @param {Readable} from
 * @param {string} file
 * @param {string} recipient public key of the admin (age1…)
 * @returns {Promise<{ plain: Measured, sealed: Measured }>}
 */
export async function seal(from, file, recipient) {
  const [plain, sealed] = [measuring(), measuring()];
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const zip = createGzip({ level: 1 });
  const filling = pipeline(from, plain.through, zip);
  const closed = await encrypter.encrypt(/** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(zip)));
  const out = fs.createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await Promise.all([filling, pipeline(Readable.fromWeb(/** @type {any} */ (closed)), sealed.through, out)]);
  return { plain: plain.measured(), sealed: sealed.measured() };
}

/**
 * Decrypt a file into a stream.
 * @param {string} file @param {string} identity private key (AGE-SECRET-KEY-1…)
 * @param {import("node:stream").Writable} into
 * @returns {Promise<Measured>} of what came out
 */
export async function unseal(file, identity, into) {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const closed = /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(fs.createReadStream(file)));
  const open = Readable.fromWeb(/** @type {any} */ (await decrypter.decrypt(closed)));
  const plain = measuring();
  await pipeline(open, createGunzip(), plain.through, into);
  return plain.measured();
}

/** @param {Readable} from @returns {Promise<Measured>} */
export async function measure(from) {
  const { through, measured } = measuring();
  through.resume();
  await pipeline(from, through);
  return measured();
}
