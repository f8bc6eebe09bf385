type Kind = "Artifact" | "Table" | "TR" | "TH" | "TD" | "H1" | "H2" | "L" | "LI" | "Lbl" | "LBody" | "Figure";
type More = { alt?: string; numbered?: boolean };
export type Tag = { kind: Kind } & More;

/**
 * Set the tag of a node for screen readers. Each call is one element, even if page breaks split it.
 * Untagged text is a paragraph; an untagged node is only a container.
 */
export const tag = (kind: Kind, more: More = {}): { "data-tag": Tag } => ({ "data-tag": { kind, ...more } });
