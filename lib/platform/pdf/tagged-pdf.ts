import type { DocumentProps } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";

/** A PDF in progress. The renderer ends it after each drawn part; the file ends when it is closed. */
export class TaggedPdf extends PDFDocument {
  constructor({ title, author, language, creationDate = new Date() }: DocumentProps) {
    super({
      ...(language ? { lang: language } : {}),
      displayTitle: true,
      autoFirstPage: false,
      tagged: true,
      info: {
        ...(title ? { Title: title } : {}),
        ...(author ? { Author: author } : {}),
        Creator: "Nakhoda",
        Producer: "Nakhoda",
        CreationDate: creationDate,
      },
    });
    // Tags require a later version than the library's default. With a newer version it writes metadata without escaping
    // names.
    this._root.data.Version = "1.7";
  }

  override end() {}

  async close(): Promise<Uint8Array> {
    super.end();
    const parts: Uint8Array[] = [];
    for await (const part of this) parts.push(part);
    return new Uint8Array(Buffer.concat(parts));
  }
}
