type Block = { list: boolean; lines: string[] };

const mark = "- ";

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n")) {
    const list = line.startsWith(mark);
    const last = blocks.at(-1);
    if (list && last?.list) last.lines.push(line.slice(mark.length));
    else blocks.push({ list, lines: [list ? line.slice(mark.length) : line] });
  }
  return blocks;
}

/** Renders a paragraph per line; lines that start with "- " become a list. */
export function Prose({ text }: { text: string }) {
  return blocksOf(text).map(({ list, lines }) =>
    list ? (
      <ul key={lines[0]}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]}>{lines[0]}</p>
    ),
  );
}
