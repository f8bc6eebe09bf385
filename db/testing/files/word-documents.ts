import { strToU8, zipSync, type Zippable } from "fflate";

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** A Word document of today, as small as one can be, or one of another kind. */
export const docx = (more: Zippable = {}, type = main): Buffer =>
  Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(`<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`),
      "word/document.xml": strToU8("<w:document/>"),
      ...more,
    }),
  );

/** The old container with streams of these names. */
export const compound = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1_024),
    ...streams.map((stream) => Buffer.from(`${stream}\0`, "utf16le")),
  ]);
