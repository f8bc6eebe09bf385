import Busboy from "@fastify/busboy";
import { AppError } from "../errors";

const maxParts = 300;
const maxNameLength = 100;
/** One part more than accepted, so that an additional part is refused instead of ignored. */
const limits = {
  parts: maxParts + 1,
  fields: maxParts + 1,
  fieldNameSize: maxNameLength,
  fieldSize: 1_000_000,
  headerPairs: 20,
  headerSize: 8_000,
};

/**
 * Parse a multipart or urlencoded form with all entries in order. @throws invalid for an incomplete form or one beyond
 * a limit
 */
export function readForm(contentType: string, body: Uint8Array): Promise<[string, string | File][]> {
  return new Promise<[string, string | File][]>((resolve, reject) => {
    const parts: (() => [string, string | File])[] = [];
    const add = (name: string | undefined, isTruncated: boolean, valueOf: () => string | File) => {
      if (!name || name.length > maxNameLength || isTruncated || parts.length === maxParts)
        return reject(new Error("more than a form may send"));
      parts.push(() => [name, valueOf()]);
    };
    const form = new Busboy({ headers: { "content-type": contentType }, limits });
    form.on("field", (name, value, isNameTruncated, isValueTruncated) =>
      add(name, isNameTruncated || isValueTruncated, () => value),
    );
    form.on("file", (name, file, fileName: string | undefined, _encoding, type) => {
      const chunks: Buffer[] = [];
      file.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      add(name, false, () => new File([new Uint8Array(Buffer.concat(chunks))], fileName ?? "", { type }));
    });
    form.on("error", reject).on("finish", () => resolve(parts.map((part) => part())));
    form.end(body);
  }).catch(() => {
    throw new AppError("invalid", "errors.unreadable");
  });
}
