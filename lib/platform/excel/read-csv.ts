const separators = [",", ";", "\t"] as const;

/** UTF-8, or what Windows programs of Western Europe write where it is none. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator the first line holds most of, outside quotes. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/\n|$/)).replace(/"[^"]*"/g, "");
  const counted = separators.map((separator) => ({ separator, times: line.split(separator).length }));
  return counted.sort((a, b) => b.times - a.times)[0]?.separator ?? ",";
}

/** Rows of a file of separated values, with the line ends of any system: quoted fields may hold separators, line ends and doubled quotes. Reading stops after mostRows + 1. */
export function readCsv(bytes: Uint8Array, mostRows: number): string[][] {
  const text = decoded(bytes).replace(/\r\n?/g, "\n");
  const separator = separatorOf(text);
  const rows: string[][] = [];
  const row: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let at = 0; at < text.length && rows.length <= mostRows; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text.charAt(at + 1) === '"') field += text.charAt((at += 1));
      else isQuoted = false;
    } else if (sign === '"' && field === "") isQuoted = true;
    else if (sign === separator || sign === "\n") {
      row.push(field);
      field = "";
      if (sign === "\n") rows.push(row.splice(0));
    } else field += sign;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows;
}
