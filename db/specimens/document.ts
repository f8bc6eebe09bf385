/**
 * Specimens for the demo: identity cards and portraits as JPEG (card, portrait), documents as PDF (document).
 * All are marked as specimens and need no installed font.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as PdfLib from "@cantoo/pdf-lib";

type Fact = [label: string, value: string];
type Specimen = {
  head: string;
  title: string;
  intro?: string;
  name?: string;
  facts?: Fact[];
  text?: string;
  foot: string;
};
type Face = keyof typeof faces;
type Hand = { face: Face; size: number; colour?: PdfLib.RGB; left?: number; leading?: number };
/** Text of a page so far, and the position of the next line. */
type Pen = { fonts: Record<Face, PdfLib.PDFFont>; written: PdfLib.PDFOperator[]; top: number };

// Its ES modules are several hundred files, which a seed would load for a second.
const pdf: typeof PdfLib = createRequire(join(process.cwd(), "package.json"))("@cantoo/pdf-lib");
const { breakTextIntoLines, degrees, drawLinesOfText, drawRectangle, PDFContentStream, PDFDocument, PDFName, rgb } =
  pdf;

const faces = {
  plain: pdf.StandardFonts.Helvetica,
  bold: pdf.StandardFonts.HelveticaBold,
  serif: pdf.StandardFonts.TimesRomanBold,
} as const;
const [width, height, margin, valuesLeft] = [595, 842, 72, 222];
const [navy, black, grey] = [rgb(0.11, 0.21, 0.33), rgb(0.08, 0.1, 0.12), rgb(0.36, 0.41, 0.46)];
const paleRed = rgb(0.945, 0.815, 0.81);
const [level, rising] = [degrees(0), degrees(40)];

/** Characters of the standard fonts; others become a question mark. */
const printable = (text: string) => text.normalize("NFC").replace(/[^\x20-\x7e\xa0-\xff\u2013\u2014\u2019]/g, "?");

function linesOf({ fonts }: Pen, text: string, { face, size, left = margin }: Hand): string[] {
  const widthOf = (part: string) => fonts[face].widthOfTextAtSize(part, size);
  return breakTextIntoLines(printable(text), [" "], width - margin - left, widthOf);
}

type Place = { face: Face; size: number; color: PdfLib.RGB; rotate: PdfLib.Rotation; x: number; y: number };

function put({ fonts, written }: Pen, lines: string[], { face, ...place }: Place, lineHeight = 0) {
  const shape = { ...place, font: face, xSkew: level, ySkew: level, lineHeight };
  written.push(
    ...drawLinesOfText(
      lines.map((line) => fonts[face].encodeText(line)),
      shape,
    ),
  );
}

/** Write lines below the present text. */
function write(pen: Pen, lines: string[], { face, size, colour = black, left = margin, leading = 1.35 }: Hand) {
  const lineHeight = size * leading;
  put(pen, lines, { face, size, color: colour, rotate: level, x: left, y: height - pen.top - lineHeight }, lineHeight);
  pen.top += lines.length * lineHeight;
}

const paragraph = (pen: Pen, text: string, hand: Hand) => write(pen, linesOf(pen, text, hand), hand);

const inset = { x: 38, y: 38, width: width - 76, height: height - 76 };
const upright = { rotate: level, xSkew: level, ySkew: level, color: undefined };
const frame = drawRectangle({ ...inset, ...upright, borderWidth: 2, borderColor: navy });

/** Labels and values in two columns; a label is at the first line of its value. */
function table(pen: Pen, facts: Fact[]) {
  const label: Hand = { face: "plain", size: 11, colour: grey, leading: 2 };
  const value: Hand = { face: "bold", size: 11, left: valuesLeft, leading: 2 };
  const rows = facts.map(([name, factText]) => ({ name, lines: linesOf(pen, factText, value) }));
  const { top } = pen;
  write(
    pen,
    rows.flatMap(({ name, lines }) => [name, ...lines.slice(1).map(() => "")]),
    label,
  );
  pen.top = top;
  write(
    pen,
    rows.flatMap(({ lines }) => lines),
    value,
  );
}

/** Create the document without its page. */
function compose(pen: Pen, { head, title, intro, name, facts, text, foot }: Specimen) {
  put(pen, ["SPECIMEN"], { face: "bold", size: 92, color: paleRed, rotate: rising, x: 118, y: 196 });
  paragraph(pen, head, { face: "bold", size: 11, colour: navy });
  pen.top += 34;
  paragraph(pen, title, { face: "serif", size: 25, colour: navy });
  pen.top += 26;
  if (intro) paragraph(pen, intro, { face: "plain", size: 11, colour: grey });
  if (name) paragraph(pen, name, { face: "serif", size: 20 });
  pen.top += 24;
  if (facts) table(pen, facts);
  if (text) paragraph(pen, text, { face: "plain", size: 11.5 });
  put(pen, [printable(foot)], { face: "plain", size: 9, color: grey, rotate: level, x: margin, y: 64 });
}

/** Create one uncompressed A4 page, at most 3 kB, because a demo has a thousand of them. */
export async function specimenDocument(specimen: Specimen): Promise<Buffer> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const font = (face: Face) => file.embedStandardFont(faces[face]);
  const pen: Pen = {
    fonts: { plain: font("plain"), bold: font("bold"), serif: font("serif") },
    written: [...frame],
    top: 78,
  };
  compose(pen, specimen);
  const { node } = file.addPage([width, height]);
  for (const [face, { ref }] of Object.entries(pen.fonts)) node.setFontDictionary(PDFName.of(face), ref);
  node.addContentStream(file.context.register(PDFContentStream.of(file.context.obj({}), pen.written, false)));
  const plain = { useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false };
  return Buffer.from(await file.save({ ...plain, objectsPerTick: Infinity }));
}
