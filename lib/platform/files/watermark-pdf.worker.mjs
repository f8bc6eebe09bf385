import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFRawStream,
} from "@cantoo/pdf-lib";

const tilt = Math.PI / 6;
const name = (text) => PDFName.of(text);
const newline = new Uint8Array([10]);
/** Keys that are not copied: embedded files, links to files, private data. */
const copiedKeys = ["AF", "Alternates", "Metadata", "OPI", "PieceInfo", "Ref"].map(name);
const hiddenOnScreen = 2 | 32;

const numbersOf = (list) => list.asArray().map((_, index) => list.lookup(index, PDFNumber).asNumber());

function boxOf(list) {
  const [ax, ay, bx, by] = numbersOf(list);
  return { left: Math.min(ax, bx), bottom: Math.min(ay, by), right: Math.max(ax, bx), top: Math.max(ay, by) };
}

/** Return the visible area of a page: the crop box inside the media box. */
function shownBox(page) {
  const media = boxOf(page.MediaBox());
  const crop = page.CropBox() ? boxOf(page.CropBox()) : media;
  const box = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  const sizes = [box.right - box.left, box.top - box.bottom];
  if (!sizes.every((size) => size >= 1 && size <= 14_400)) throw new Error("a page without a size");
  return box;
}

/** Move the visible area to the origin and apply the page's rotation. */
function uprightMatrix({ left, bottom, right, top }, turn) {
  if (turn === 90) return [0, -1, 1, 0, -bottom, right];
  if (turn === 180) return [-1, 0, 0, -1, right, top];
  if (turn === 270) return [0, 1, -1, 0, top, -left];
  return [1, 0, 0, 1, -left, -bottom];
}

/** Place the text sheet over a page: tilted, centred, as wide as the page's diagonal. */
function overMatrix(width, height, sheet) {
  const scale = Math.hypot(width, height) / sheet;
  const [a, b] = [scale * Math.cos(tilt), scale * Math.sin(tilt)];
  return [a, b, -b, a, width / 2 - ((a - b) * sheet) / 2, height / 2 - ((a + b) * sheet) / 2];
}

function streamOf(object) {
  if (object instanceof PDFRawStream) return object;
  throw new Error("no stream");
}

function decoded(stream) {
  // The library cannot decode predictors.
  if (stream.dict.has(name("DecodeParms"))) throw new Error("a text packed in an unusual way");
  return decodePDFRawStream(stream).decode();
}

/** A single stream stays compressed. Several are one text and must be decompressed to be joined. */
function drawingOf(target, page, copier) {
  const contents = page.Contents();
  const streams = (
    contents instanceof PDFArray
      ? contents.asArray().map((_, index) => contents.lookup(index))
      : contents
        ? [contents]
        : []
  ).map(streamOf);
  const [only] = streams;
  if (!only || streams.length > 1)
    return target.context.flateStream(Buffer.concat(streams.flatMap((stream) => [decoded(stream), newline])));
  const drawing = target.context.stream(only.contents);
  for (const key of [name("Filter"), name("DecodeParms")])
    if (only.dict.has(key)) drawing.dict.set(key, copier.copy(only.dict.get(key)));
  return drawing;
}

/** Wrap a page as a form, so that its graphics state cannot affect what is drawn later. */
function pageDrawing(target, page, box, copier) {
  const drawing = drawingOf(target, page, copier);
  const facts = { Type: "XObject", Subtype: "Form", BBox: [box.left, box.bottom, box.right, box.top] };
  for (const [key, value] of Object.entries(facts)) drawing.dict.set(name(key), target.context.obj(value));
  drawing.dict.set(name("Resources"), copier.copy(page.Resources() ?? target.context.obj({})));
  return target.context.register(drawing);
}

/** Return the present appearance of an annotation. */
function appearanceOf(annotation) {
  const normal = annotation.lookupMaybe(name("AP"), PDFDict)?.lookup(name("N"));
  const state = annotation.lookup(name("AS"));
  const look = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : normal;
  const flags = annotation.lookup(name("F"));
  const isHidden = flags instanceof PDFNumber && (flags.asNumber() & hiddenOnScreen) !== 0;
  return look instanceof PDFRawStream && !isHidden && annotation.lookup(name("Subtype")) !== name("Popup")
    ? look
    : null;
}

/** Flatten form fields, stamps and signatures into the page. Their actions are dropped. */
function annotationDrawings(target, page, copier) {
  const annotations = page.Annots();
  const looks = (annotations?.asArray() ?? [])
    .map((_, index) => annotations.lookup(index))
    .flatMap((annotation) => {
      const look = annotation instanceof PDFDict ? appearanceOf(annotation) : null;
      return look ? [{ look, place: boxOf(annotation.lookup(name("Rect"), PDFArray)) }] : [];
    });
  return looks.flatMap(({ look, place }) => {
    const box = boxOf(look.dict.lookup(name("BBox"), PDFArray));
    const [a, b, c, d, e, f] = look.dict.has(name("Matrix"))
      ? numbersOf(look.dict.lookup(name("Matrix"), PDFArray))
      : [1, 0, 0, 1, 0, 0];
    const corners = [
      [box.left, box.bottom],
      [box.left, box.top],
      [box.right, box.bottom],
      [box.right, box.top],
    ].map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    if (width === 0 || height === 0) return [];
    const [sx, sy] = [(place.right - place.left) / width, (place.top - place.bottom) / height];
    const drawing = copier.copy(look);
    drawing.dict.set(name("Type"), name("XObject"));
    drawing.dict.set(name("Subtype"), name("Form"));
    return [
      {
        ref: target.context.register(drawing),
        matrix: [sx, 0, 0, sy, place.left - sx * Math.min(...xs), place.bottom - sy * Math.min(...ys)],
      },
    ];
  });
}

function digits(number) {
  if (!(Math.abs(number) < 1e9)) throw new Error("a measure out of range");
  return String(Number(number.toFixed(5)));
}

const placed = (matrix, drawing) => `q ${matrix.map(digits).join(" ")} cm ${drawing} Q`;

function copyPage(target, source, copier, mark) {
  const page = source.node;
  const box = shownBox(page);
  const turn = (((page.Rotate()?.asNumber() ?? 0) % 360) + 360) % 360;
  const [width, height] =
    turn % 180 === 90 ? [box.top - box.bottom, box.right - box.left] : [box.right - box.left, box.top - box.bottom];
  const copy = target.addPage([width, height]).node;
  const group = page.lookup(name("Group"));
  if (group instanceof PDFDict) copy.set(name("Group"), copier.copy(group));
  const drawn = copy.newXObject("Page", pageDrawing(target, page, box, copier)).asString();
  const looks = annotationDrawings(target, page, copier).map(({ ref, matrix }) =>
    placed(matrix, `${copy.newXObject("Look", ref).asString()} Do`),
  );
  const marked = placed(overMatrix(width, height, mark.width), `${copy.newXObject("Mark", mark.ref).asString()} Do`);
  const drawing = [placed(uprightMatrix(box, turn), [`${drawn} Do`, ...looks].join("\n")), marked].join("\n");
  copy.set(name("Contents"), target.context.register(target.context.flateStream(drawing)));
}

async function opened(bytes) {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  } catch (error) {
    // Encrypted objects look broken. A second, lenient parse tells the two apart.
    await PDFDocument.load(bytes, { updateMetadata: false });
    throw error;
  }
}

/** Create a new document of the same pages with the mark over each, without scripts, actions, files and forms. */
async function marked({ bytes, sheet, mostPages }) {
  const source = await opened(bytes);
  if (source.context.trailerInfo.Encrypt) return { refusal: "encrypted" };
  const pages = source.getPages();
  if (pages.length > mostPages) return { refusal: "large" };
  if (pages.length === 0) return { refusal: "broken" };
  for (const [, object] of source.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) for (const key of copiedKeys) object.dict.delete(key);
  const target = await PDFDocument.create({ updateMetadata: false });
  const [mark] = await target.embedPdf(sheet);
  const copier = PDFObjectCopier.for(source.context, target.context);
  for (const page of pages) copyPage(target, page, copier, mark);
  // Keep hidden layers hidden.
  const layers = source.catalog.lookup(name("OCProperties"));
  if (layers instanceof PDFDict) target.catalog.set(name("OCProperties"), copier.copy(layers));
  return { content: await target.save({ addDefaultPage: false, updateFieldAppearances: false }) };
}

process.once("message", async (job) => {
  const answer = await marked(job).catch((error) => ({
    refusal: error instanceof EncryptedPDFError ? "encrypted" : "broken",
  }));
  process.send(answer, () => process.disconnect());
});
