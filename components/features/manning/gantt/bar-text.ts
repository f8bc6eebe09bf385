/** What is told about a bar: by its label to those who listen, by the card to those who look. */
export type BarFacts = { title: string; lines: [label: string, value: string][] };

const lineEnd = "; ";
const asOneFact = (text: string) => text.replaceAll(";", ",").replace(/\s+/g, " ").trim();

/** The facts as one text, so that a bar carries them once. */
export const textOf = ({ title, lines }: BarFacts) =>
  [asOneFact(title), ...lines.map(([label, value]) => `${label}: ${asOneFact(value)}`)].join(lineEnd);

/** The facts of a text made by textOf. */
export function factsOf(text: string): BarFacts {
  const [title = "", ...rest] = text.split(lineEnd);
  return {
    title,
    lines: rest.map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  };
}
