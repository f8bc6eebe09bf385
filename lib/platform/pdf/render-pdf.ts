import type { ReactElement } from "react";
import { renderToBuffer, type DocumentProps } from "@react-pdf/renderer";

/** @param document made of Paper; nothing in it may name a remote address */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(document));
}
