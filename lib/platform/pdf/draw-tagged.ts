import render from "@react-pdf/render";
import type { Element } from "pdfkit";
import type { Tag } from "./tag";
import type { TaggedPdf } from "./tagged-pdf";

type Border = "borderTopWidth" | "borderRightWidth" | "borderBottomWidth" | "borderLeftWidth";
type Box = { left: number; top: number; width: number; height: number } & Partial<Record<Border, number>>;
/** A node after layout, with the fields needed for drawing. */
export type Drawn = {
  type: string;
  box: Box;
  style?: { backgroundColor?: string; transform?: unknown; overflow?: string };
  props?: { fixed?: boolean; "data-tag"?: Tag };
  children?: Drawn[];
};
/** The current element, and the position of its node on the page. */
type Place = { parent: Element; left: number; top: number };

// The renderer's type requires a whole document; it can draw any part.
const paint = render as unknown as (pdf: TaggedPdf, document: { children: Drawn[] }) => void;

const pictures = ["IMAGE", "SVG", "CANVAS"];
/** Rotated or clipped nodes are drawn as one. */
const isHolder = ({ type, style }: Drawn) => type === "VIEW" && !style?.transform && style?.overflow !== "hidden";
const isSeen = ({ box, style }: Drawn) =>
  Boolean(
    style?.backgroundColor ||
    box.borderTopWidth ||
    box.borderRightWidth ||
    box.borderBottomWidth ||
    box.borderLeftWidth,
  );

function elementFor(pdf: TaggedPdf, { kind, alt, numbered }: Tag, { box }: Drawn, { left, top }: Place): Element {
  const [x, y] = [left + box.left, top + box.top];
  const element = pdf.struct(kind, {
    ...(alt ? { alt, bbox: [x, y, x + box.width, y + box.height] } : {}),
    ...(kind === "TH" ? { scope: "Column" } : {}),
  });
  if (numbered) element.dictionary.data.A = { O: "List", ListNumbering: "Decimal" };
  return element;
}

/** Create one element per tag. A document without a title starts with headings of level one. */
function elementsIn(pdf: TaggedPdf) {
  const created = new Map<Tag, Element>();
  let titled = false;
  function of(tag: Tag, node: Drawn, place: Place): Element {
    titled ||= tag.kind === "H1";
    const kind = tag.kind === "H2" && !titled ? "H1" : tag.kind;
    const element = created.get(tag) ?? elementFor(pdf, { ...tag, kind }, node, place);
    if (!created.has(tag)) place.parent.add(element);
    created.set(tag, element);
    return element;
  }
  return { of, has: (tag: Tag) => created.has(tag) };
}

/**
 * Draw the pages and tag each part with its element of the document. Lines, backgrounds, untagged images and repeated
 * parts are artifacts.
 * An element split by a page break continues in the order of the pages.
 */
export function drawTagged(pdf: TaggedPdf, pages: Drawn[]) {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const elements = elementsIn(pdf);

  function artifact(node: Drawn, type: "Layout" | "Pagination") {
    pdf.markContent("Artifact", { type });
    paint(pdf, { children: [node] });
    pdf.endMarkedContent();
  }

  function content(node: Drawn, element: Element, kind: string) {
    const drawing = pdf.markStructureContent(kind);
    paint(pdf, { children: [node] });
    pdf.endMarkedContent();
    element.add(drawing);
  }

  function paragraph(node: Drawn, { parent }: Place) {
    const element = pdf.struct("P");
    parent.add(element);
    content(node, element, "P");
  }

  function inside(node: Drawn, { parent, left, top }: Place) {
    const { box, children = [] } = node;
    const place = { parent, left: left + box.left, top: top + box.top };
    pdf.save();
    pdf.translate(box.left, box.top);
    for (const child of children) draw(child, place);
    pdf.restore();
  }

  function draw(node: Drawn, place: Place) {
    const tag = node.props?.["data-tag"];
    const isRepeated = node.props?.fixed && (!tag || elements.has(tag));
    if (isRepeated || tag?.kind === "Artifact") return artifact(node, "Pagination");
    if (!tag && pictures.includes(node.type)) return artifact(node, "Layout");
    const element = tag && elements.of(tag, node, place);
    if (!isHolder(node)) return element ? content(node, element, tag.kind) : paragraph(node, place);
    if (isSeen(node)) artifact({ ...node, children: [] }, "Layout");
    inside(node, element ? { ...place, parent: element } : place);
  }

  for (const page of pages) {
    paint(pdf, { children: [{ ...page, children: [] }] });
    inside(page, { parent: root, left: 0, top: 0 });
  }
}
