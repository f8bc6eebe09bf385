import type { ReactElement } from "react";
import layout from "@react-pdf/layout";
import { Font, pdf, type DocumentProps } from "@react-pdf/renderer";
import { drawTagged, type Drawn } from "./draw-tagged";
import { loadFonts } from "./fonts";
import { TaggedPdf } from "./tagged-pdf";
import { fontRunsOf } from "./font-runs";

type Tree = { value?: string; children?: Tree[] };
type Root = Tree & { props: DocumentProps };

// The renderer's types omit the fonts and require its own nodes.
const layOut = layout as unknown as (root: Root, fonts: typeof Font) => Promise<{ children: Drawn[] }>;

function rewrite(node: Tree, parts: (text: string) => string) {
  if (node.value !== undefined) node.value = parts(node.value);
  node.children?.forEach((child) => rewrite(child, parts));
}

/** Render a tagged PDF with our own fonts. @param document must not contain remote addresses */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Uint8Array> {
  await loadFonts();
  const root: Root = pdf(document).container.document;
  rewrite(root, fontRunsOf());
  const { children } = await layOut(root, Font);
  const file = new TaggedPdf(root.props);
  drawTagged(file, children);
  return file.close();
}
