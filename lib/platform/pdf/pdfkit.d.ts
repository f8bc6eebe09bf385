/** The library ships no types; this is what drawing asks of it. */
declare module "pdfkit" {
  /** A stretch of a page's drawing that an element owns. */
  type Content = { readonly refs: readonly object[] };
  export type Element = {
    dictionary: { data: Record<string, unknown> };
    add(child: Element | Content): Element;
  };
  type Info = Record<string, string | Date>;
  type Options = { lang?: string; displayTitle: boolean; autoFirstPage: boolean; tagged: boolean; info: Info };
  type About = { alt?: string; scope?: string; bbox?: [number, number, number, number] };

  export default class PDFDocument {
    constructor(options: Options);
    _root: { data: Record<string, unknown> };
    struct(kind: string, about?: About): Element;
    addStructure(element: Element): this;
    markStructureContent(kind: string): Content;
    markContent(kind: "Artifact", options: { type: "Layout" | "Pagination" }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(left: number, top: number): this;
    end(): void;
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>;
  }
}
