import { PDFDocument, type PDFRawStream } from "@cantoo/pdf-lib";
import jsQr from "jsqr";
import { latin } from "./read-pdf";

const scale = 4;
const quiet = 4;

/** A dark rectangle of a drawing, in squares of the code. */
type Dark = { left: number; top: number; right: number; bottom: number };

/** What a reader of QR codes sees in a drawing: dark on white, so many squares wide and high. */
function seenIn(drawn: readonly Dark[], squares: number): string | null {
  const side = squares * scale;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { left, top, right, bottom } of drawn)
    for (let y = Math.round(top * scale); y < bottom * scale; y++)
      for (let x = Math.round(left * scale); x < right * scale; x++) {
        const at = (y * side + x) * 4;
        picture.fill(0, at, at + 3);
      }
  return jsQr(picture, side, side)?.data ?? null;
}

/** The same of a code's rows, with the quiet zone around. */
export function readQr(rows: readonly (readonly boolean[])[]): string | null {
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [{ left: x + quiet, top: y + quiet, right: x + quiet + 1, bottom: y + quiet + 1 }] : [],
    ),
  );
  return seenIn(dark, rows.length + 2 * quiet);
}

/** The figures of a page as they are drawn. */
const figures = /\/Figure <<[^>]*>> BDC(?<drawing>[\s\S]*?)EMC/g;
/** A shape of four corners that is closed. */
const boxes = /(?:^|\n)([\d.]+) ([\d.]+) m\n[\d.]+ [\d.]+ l\n([\d.]+) ([\d.]+) l\n[\d.]+ [\d.]+ l\nh(?=\n)/g;
/** Size of the drawing on the page, and its scale. */
const frame = /([\d.]+) 0 l[\s\S]*?W n\n([\d.]+) 0 0 [\d.]+ 0 0 cm/;

/** What a camera reads in a document: the boxes of its figures, painted where they are drawn. Every code on it, in the order of the pages. */
export async function qrsDrawnIn(bytes: Uint8Array): Promise<(string | null)[]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const drawings = file
    .getPages()
    .flatMap((page) => [...latin(page.node.Contents() as PDFRawStream).matchAll(figures)])
    .map(({ groups }) => groups?.drawing ?? "");
  return drawings.flatMap((drawing) => {
    const [, width, unit] = frame.exec(drawing) ?? [];
    const dark = [...drawing.matchAll(boxes)].map(([, left, top, right, bottom]) => ({
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }));
    return dark.length > 0 ? [seenIn(dark, Math.round(Number(width) / Number(unit)))] : [];
  });
}
