/**
 * Parse cells that a spreadsheet copied: lines of tab-separated cells, quoted where a cell has a line break.
 * Ignores the line break at the end.
 */
export function parseClipboard(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  while (cell.lastIndex <= text.length) {
    const [fullText = "", quoted, plain = ""] = cell.exec(text) ?? [];
    const isQuoted = quoted !== undefined && fullText.length > 0;
    lines.at(-1)?.push((isQuoted ? quoted.replaceAll('""', '"') : plain).trim());
    const end = /\t|\r\n|\r|\n/y;
    end.lastIndex = cell.lastIndex;
    const between = end.exec(text)?.[0];
    if (between === undefined) break;
    cell.lastIndex = end.lastIndex;
    if (between !== "\t") lines.push([]);
  }
  if (lines.length > 1 && lines.at(-1)?.join("") === "") lines.pop();
  return lines;
}
