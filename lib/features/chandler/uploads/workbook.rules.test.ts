import { strToU8, zipSync, type Zippable } from "fflate";
import { looksLikeWorkbook, workbookProblem } from "./workbook.rules";

const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const typesOf = (main: string) =>
  strToU8(`<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`);
const book = (main = sheet, more: Zippable = {}) =>
  zipSync({ "[Content_Types].xml": typesOf(main), "xl/workbook.xml": strToU8("<workbook/>"), ...more });
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(64),
    Buffer.from(stream, "utf16le"),
  ]);
const judged = (name: string, bytes: Uint8Array) => workbookProblem(name, bytes);

test("accepts a workbook with any name that suits it", () => {
  expect(["stores.xlsx", "STORES.XLSX", "blob"].map((name) => judged(name, book()))).toEqual([null, null, null]);
});

test("refuses macros under any name and place", () => {
  const enabled = "application/vnd.ms-excel.sheet.macroEnabled.main+xml";
  expect(judged("stores.xlsm", book(enabled))).toBe("macros");
  expect(judged("stores.xlsx", book(enabled))).toBe("macros");
  expect(judged("stores.xlsx", book(sheet, { "xl/vbaProject.bin": strToU8("x") }))).toBe("macros");
  expect(judged("stores.xlsx", book(sheet, { "xl/macrosheets/sheet1.xml": strToU8("<x/>") }))).toBe("macros");
});

test("refuses a workbook that loads a picture from elsewhere", () => {
  const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image";
  const relations = `<Relationships><Relationship Type="${kind}" Target="https://evil.example/x" TargetMode="External"/></Relationships>`;
  expect(judged("stores.xlsx", book(sheet, { "xl/drawings/_rels/drawing1.xml.rels": strToU8(relations) }))).toBe(
    "external",
  );
});

test("distinguishes an encrypted workbook from an old one", () => {
  expect(judged("stores.xlsx", compound("EncryptedPackage"))).toBe("locked");
  expect(judged("stores.xls", compound("Workbook"))).toBe("notXlsx");
  const locked = book();
  locked[6] = (locked[6] ?? 0) | 1;
  expect(judged("stores.xlsx", locked)).toBe("locked");
});

test("refuses files only named as a workbook, and reports truncated ones as damaged", () => {
  expect(judged("stores.xlsx", strToU8("%PDF-1.7"))).toBe("notXlsx");
  expect(judged("stores.xlsx", zipSync({ "word/document.xml": strToU8("<x/>") }))).toBe("notXlsx");
  expect(judged("stores.docx", book())).toBe("notXlsx");
  expect(judged("stores.xlsx", book().slice(0, 80))).toBe("damaged");
});

test("refuses a content type table that unpacks beyond the limit", () => {
  const bomb = zipSync({ "[Content_Types].xml": new Uint8Array(5_000_000).fill(32) }, { level: 9 });
  expect(bomb.length).toBeLessThan(50_000);
  expect(judged("stores.xlsx", bomb)).toBe("notXlsx");
});

test("validates zips, old workbooks and workbook names, not pictures and PDFs", () => {
  expect(looksLikeWorkbook("blob", book())).toBe(true);
  expect(looksLikeWorkbook("stores.xlsx", strToU8("text"))).toBe(true);
  expect(looksLikeWorkbook("offer.pdf", strToU8("%PDF-1.7"))).toBe(false);
});
