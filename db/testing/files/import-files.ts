import { utils, write, type BookType } from "xlsx";

type Line = Record<string, string>;

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
/** The text of a CSV file with every field in quotation marks. */
export const csvText = (lines: readonly Line[]) => {
  const headings = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return [headings, ...lines.map((line) => headings.map((heading) => line[heading] ?? ""))]
    .map((row) => row.map(quoted).join(","))
    .join("\r\n");
};

export const crewFile = (text: string) => new File([text], "crew.csv");

/** A person as an old system exports them, Marine, complete. */
export const sampleLine = (changes: Line = {}): Line => ({
  "Seafarer code": "6211576805",
  "Full name": "Budi Santoso",
  Rank: "Able Seaman",
  "Vessel type": "Tug Boat",
  Sex: "L",
  "Date of birth": "17/05/1990",
  NIK: "3578101705900001",
  Phone: "0812 3456 7890",
  Email: "budi@example.com",
  ...changes,
});

/** A certificate the reference list knows. */
export const samplePaper = (changes: Line = {}): Line => ({
  "Seafarer code": "6211576805",
  Kind: "COP",
  "Document name": "BST",
  "Document number": "6201234567",
  Issued: "2024-03-01",
  Expires: "2029-03-01",
  "No expiry": "",
  ...changes,
});

export const crewCsv = (lines: readonly Line[]) => crewFile(csvText(lines));
export const certificateCsv = (lines: readonly Line[]) => new File([csvText(lines)], "certificates.csv");

/** What an old system writes: a sheet of each line under its headings, text as text and numbers as numbers. */
export function oldFile(name: string, bookType: BookType, lines: readonly Record<string, string | number>[]) {
  const bytes: Buffer = write(utils.book_new(utils.json_to_sheet([...lines]), "Crew"), { type: "buffer", bookType });
  return new File([new Uint8Array(bytes)], name);
}
