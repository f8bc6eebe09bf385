import Busboy from "@fastify/busboy";
import { AppError } from "../errors";

const limits = {
  parts: 300,
  fields: 300,
  files: 10,
  fieldNameSize: 100,
  fieldSize: 1_000_000,
  headerPairs: 20,
  headerSize: 8_000,
};

/** What a form sends, multipart or urlencoded, in its order and as often as it sends it. @throws invalid for what is no whole form or passes a limit */
export function readForm(contentType: string, body: Uint8Array): Promise<[string, string | File][]> {
  return new Promise<[string, string | File][]>((resolve, reject) => {
    const parts: (() => [string, string | File])[] = [];
    const passes = () => reject(new Error("more than a form may send"));
    const form = new Busboy({ headers: { "content-type": contentType }, limits });
    form.on("field", (name: string | undefined, value, isNameCut, isValueCut) => {
      if (!name || name.length > limits.fieldNameSize || isNameCut || isValueCut) return passes();
      parts.push(() => [name, value]);
    });
    form.on("file", (name: string | undefined, file, fileName: string | undefined, _encoding, type) => {
      const pieces: Buffer[] = [];
      file.on("data", (piece: Buffer) => pieces.push(piece)).on("error", reject);
      if (!name || name.length > limits.fieldNameSize) return passes();
      parts.push(() => [name, new File([new Uint8Array(Buffer.concat(pieces))], fileName ?? "", { type })]);
    });
    form.on("partsLimit", passes).on("fieldsLimit", passes).on("filesLimit", passes);
    form.on("error", reject).on("finish", () => resolve(parts.map((part) => part())));
    form.end(body);
  }).catch(() => {
    throw new AppError("invalid", "errors.unreadable");
  });
}
