type Kind = "Artifact" | "Table" | "TR" | "TH" | "TD" | "H1" | "H2" | "L" | "LI" | "Lbl" | "LBody" | "Figure";
type More = { alt?: string; numbered?: boolean };
export type Tag = { kind: Kind } & More;

/** What a node is to who hears the document; each call is one element, also where page breaks split or repeat its node. A text without a tag is a paragraph, a node without one only holds others. */
export const tag = (kind: Kind, more: More = {}): { "data-tag": Tag } => ({ "data-tag": { kind, ...more } });
