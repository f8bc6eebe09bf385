import { strFromU8, unzipSync } from "fflate";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };
const plain = (xml: string) => xml.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
const textIn = (xml: string) =>
  [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => plain(text ?? "")).join("");

const columnOf = (reference: string) =>
  [...reference.replace(/\d+/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const dayOfSerial = (serial: number) => new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10);

type SheetCell = { text: string; fill: string | null; format: string | null };

/** The first sheet of a workbook as people see it: rows of cells with text (dates as yyyy-MM-dd), fill and number format. */
export function readSheet(file: Uint8Array) {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = [...part("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml]) => textIn(xml ?? ""));
  const styles = part("xl/styles.xml");
  const fills = [...(/<fills[^>]*>(.*?)<\/fills>/s.exec(styles)?.[1] ?? "").matchAll(/<fill>(.*?)<\/fill>/gs)].map(
    ([, xml]) => /fgColor rgb="\w*?(\w{6})"/.exec(xml ?? "")?.[1] ?? null,
  );
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id,
      plain(code ?? ""),
    ]),
  );
  const looks = [...(/<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? "").matchAll(/<xf ([^>]*)>/g)].map(
    ([, xml = ""]) => ({
      fill: fills[Number(/fillId="(\d+)"/.exec(xml)?.[1] ?? 0)] ?? null,
      format: formats.get(/numFmtId="(\d+)"/.exec(xml)?.[1] ?? "") ?? null,
    }),
  );
  const sheet = part("xl/worksheets/sheet1.xml");
  const rows: SheetCell[][] = [];
  for (const [, number, cells = ""] of sheet.matchAll(/<row r="(\d+)"[^>]*?(?:\/>|>(.*?)<\/row>)/gs)) {
    const row: SheetCell[] = [];
    for (const [, attributes = "", xml = ""] of cells.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const look = looks[Number(/ ?s="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? { fill: null, format: null };
      const value = /<v>([^<]*)<\/v>/.exec(xml)?.[1];
      const isText = /t="(s|inlineStr)"/.exec(attributes)?.[1];
      const text =
        isText === "s"
          ? (shared[Number(value)] ?? "")
          : isText
            ? textIn(xml)
            : value === undefined
              ? ""
              : look.format?.includes("yy")
                ? dayOfSerial(Number(value))
                : value;
      row[columnOf(/r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? "A")] = { text, ...look };
    }
    rows[Number(number) - 1] = Array.from(row, (cell) => cell ?? { text: "", fill: null, format: null });
  }
  return { rows: Array.from(rows, (row) => row ?? []), workbook: part("xl/workbook.xml"), xml: sheet };
}
