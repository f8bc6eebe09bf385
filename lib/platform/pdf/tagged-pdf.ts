import type { DocumentProps } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";

/** A file under way. The renderer ends it after each part that is drawn; it ends when it is closed. */
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
    // Tags came after the version the library writes first; asked for a later one it adds metadata in which it escapes no name.
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
