export type Query = Record<string, string | string[] | undefined>;
type StatusLink = { id: string; g: string; joi: string };

const single = (value: string | string[] | undefined) =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

/** Return the three values of a status link; null when one is missing. Document 1 §2.1. */
export function statusLinkOf(query: Query): StatusLink | null {
  const [id, g, joi] = [single(query.id), single(query.g), single(query.joi)];
  return id && g && joi ? { id, g, joi } : null;
}

export const statusQuery = (link: StatusLink) => new URLSearchParams(link).toString();
