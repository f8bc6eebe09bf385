/** The facts of a bar: its label for screen readers, its card for sighted users. */
export type BarFacts = { title: string; lines: [label: string, value: string][] };

const lineSeparator = "; ";
const factSeparator = (text: string) => text.replaceAll(";", ",").replace(/\s+/g, " ").trim();

/** Serialise the facts into one text, so that a bar stores them once. */
export const barTextOf = ({ title, lines }: BarFacts) =>
  [factSeparator(title), ...lines.map(([label, value]) => `${label}: ${factSeparator(value)}`)].join(lineSeparator);

/** Parse the facts from a text made by barTextOf. */
export function barFactsOf(text: string): BarFacts {
  const [title = "", ...rest] = text.split(lineSeparator);
  return {
    title,
    lines: rest.map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  };
}
