import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
  type PDFPage,
} from "@cantoo/pdf-lib";

/** Text of one structure element, as screen readers read it. */
type TextElement = { kind: string; text: string; alt: string | null };
/** A stretch of drawing; id is null in an artifact. */
type Stretch = { id: number | null; text: string };

export const named = (dict: PDFDict, ...path: string[]) =>
  path.reduce<PDFDict>((from, key) => from.lookup(PDFName.of(key), PDFDict), dict);
export const latin = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
const utf16 = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Characters of a font's codes, from its own table. */
export function lettersOf(font: PDFDict): Map<string, string> {
  const table = latin(font.lookup(PDFName.of("ToUnicode")) as PDFRawStream);
  const lists = [...table.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)].flatMap(([, first = "", list = ""]) =>
    [...list.matchAll(/<([\w ]*)>/g)].map(
      ([, letters = ""], index) =>
        [(parseInt(first, 16) + index).toString(16).padStart(4, "0"), utf16(letters.replace(/ /g, ""))] as const,
    ),
  );
  return new Map(lists);
}

const steps =
  /\/(?<kind>\w+) <<(?<about>[^>]*)>> BDC|(?<end>\bEMC\b)|\/(?<font>\S+) [\d.]+ Tf|<(?<codes>[0-9a-f]+)>|(?<=\s)(?<paints>TJ|f\*?|S|B\*?|Do)(?=\s)/g;

/** Parts drawn on a page in order, and how much has no tag. */
function drawnOn(page: PDFPage) {
  const stretches: Stretch[] = [];
  let [letters, open, unmarked] = [new Map<string, string>(), null as Stretch | null, 0];
  for (const { groups = {} } of latin(page.node.Contents() as PDFRawStream).matchAll(steps)) {
    const { kind, about = "", end, font, codes = "", paints } = groups;
    if (kind) {
      const id = /\/MCID (\d+)/.exec(about)?.[1];
      if (open || (kind !== "Artifact") !== Boolean(id))
        throw new Error(`a marking inside another, or of nothing: ${kind}`);
      stretches.push((open = { id: id ? Number(id) : null, text: "" }));
    }
    if (end) open = null;
    if (font) letters = lettersOf(named(page.node, "Resources", "Font", font));
    if (open) open.text += (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? "").join("");
    if (paints && !open) unmarked++;
  }
  return { stretches, unmarked };
}

const listOf = (value: PDFObject | undefined) => (value instanceof PDFArray ? value.asArray() : value ? [value] : []);
type Owned = { element: PDFRef; page: PDFRef; id: number };

/** The stretches of drawing that the structure names, in its order. */
function ownedBelow(file: PDFDocument, element: PDFRef): Owned[] {
  const dict = file.context.lookup(element, PDFDict);
  const page = dict.get(PDFName.of("Pg")) as PDFRef;
  return listOf(dict.lookup(PDFName.of("K"))).flatMap((child) => {
    if (child instanceof PDFRef) return ownedBelow(file, child);
    if (child instanceof PDFNumber) return [{ element, page, id: child.asNumber() }];
    if (!(child instanceof PDFDict)) throw new Error(`not part of a structure: ${child}`);
    const id = child.lookup(PDFName.of("MCID"), PDFNumber).asNumber();
    return [{ element, page: child.get(PDFName.of("Pg")) as PDFRef, id }];
  });
}

/** The elements a page's own table names for its stretches. */
function namedFor(root: PDFDict, page: PDFPage) {
  const table = named(root, "ParentTree").lookup(PDFName.of("Nums"), PDFArray);
  const key = String(page.node.get(PDFName.of("StructParents")));
  const at = table.asArray().findIndex((entry, index) => index % 2 === 0 && String(entry) === key);
  return at < 0 ? [] : table.lookup(at + 1, PDFArray).asArray();
}

const descriptorOf = (font: PDFDict) => font.lookup(PDFName.of("FontDescriptor"));
const isEmbedded = (font: PDFDict) => {
  const descriptor = descriptorOf(font);
  return descriptor instanceof PDFDict && ["FontFile2", "FontFile3"].some((key) => descriptor.has(PDFName.of(key)));
};

/** Names of the fonts that are not embedded. */
function fontsLeftOut(file: PDFDocument): string[] {
  const entries = file.context.enumerateIndirectObjects().map(([, entry]) => entry);
  const dicts = entries.filter((entry) => entry instanceof PDFDict);
  return dicts
    .filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("Font") && !dict.has(PDFName.of("DescendantFonts")))
    .filter((font) => !isEmbedded(font))
    .map((font) => String(font.get(PDFName.of("BaseFont"))));
}

function elementAs(file: PDFDocument, ref: PDFRef): TextElement {
  const dict = file.context.lookup(ref, PDFDict);
  const alt = dict.lookupMaybe(PDFName.of("Alt"), PDFString, PDFHexString);
  return { kind: dict.lookup(PDFName.of("S"), PDFName).decodeText(), text: "", alt: alt?.decodeText() ?? null };
}

/** Return the text of each page in drawing order, without head and foot. */
export async function pagesRead(bytes: Uint8Array): Promise<string[][]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  return file.getPages().map((page) => drawnOn(page).stretches.flatMap(({ id, text }) => (id === null ? [] : [text])));
}

/** Expects a PDF to be tagged through and through, in its own fonts, and answers what a screen reader says, element by element. */
export async function textElementsIn(bytes: Uint8Array): Promise<TextElement[]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = file.getPages();
  const root = named(file.catalog, "StructTreeRoot");
  const drawn = pages.map((page) => ({ page, ...drawnOn(page) }));
  const owned = listOf(root.lookup(PDFName.of("K"))).flatMap((top) => ownedBelow(file, top as PDFRef));
  const textOfIds = (lists: { page: PDFPage; ids: (number | null)[] }[]) =>
    lists.flatMap(({ page, ids }) => ids.flatMap((id) => (id === null ? [] : [`${page.ref} ${id}`])));
  expect(named(file.catalog, "MarkInfo").lookup(PDFName.of("Marked"))).toBe(PDFBool.True);
  expect(named(file.catalog, "ViewerPreferences").lookup(PDFName.of("DisplayDocTitle"))).toBe(PDFBool.True);
  expect(pages.map(({ node }) => String(node.get(PDFName.of("Tabs"))))).toEqual(pages.map(() => "/S"));
  expect(drawn.map(({ unmarked }) => unmarked)).toEqual(pages.map(() => 0));
  expect(owned.map(({ page, id }) => `${page} ${id}`)).toEqual(
    textOfIds(drawn.map(({ page, stretches }) => ({ page, ids: stretches.map(({ id }) => id) }))),
  );
  for (const { page, stretches } of drawn)
    expect(namedFor(root, page)).toEqual(
      stretches
        .filter(({ id }) => id !== null)
        .map(({ id }) => owned.find((entry) => entry.page === page.ref && entry.id === id)?.element),
    );
  expect(fontsLeftOut(file)).toEqual([]);
  const texts = drawn.flatMap(({ stretches }) => stretches.filter(({ id }) => id !== null));
  const heard = new Map<PDFRef, TextElement>();
  owned.forEach(({ element }, index) => {
    const entry = heard.get(element) ?? elementAs(file, element);
    heard.set(element, { ...entry, text: entry.text + (texts[index]?.text ?? "") });
  });
  return [...heard.values()];
}
