import { strToU8, zipSync } from "fflate";
import { pdf } from "@/db/testing/records/registrations";
import { compound, docx } from "@/db/testing/files/word-documents";
import { docType, docxType, looksLikeWordDocument, wordDocumentKind } from "./word-document.rules";

const newer = { contentType: docxType, extension: "docx" };
const older = { contentType: docType, extension: "doc" };

test("recognizes both Word formats by bytes, with a matching name or none", () => {
  for (const name of ["Agreement.docx", "AGREEMENT.DOCX", "blob"])
    expect([name, wordDocumentKind(name, docx())]).toEqual([name, newer]);
  for (const name of ["Agreement.doc", "blob"])
    expect([name, wordDocumentKind(name, compound("WordDocument"))]).toEqual([name, older]);
});

test("refuses a name of another type, and one Word format under the other's name", () => {
  for (const [name, bytes] of [
    ["Agreement.pdf", docx()],
    ["Agreement.exe", docx()],
    ["Agreement.doc", docx()],
    ["Agreement.docx", compound("WordDocument")],
  ] as const)
    expect([name, wordDocumentKind(name, bytes)]).toEqual([name, "notWord"]);
});

test("refuses workbooks, other archives, pictures and plain text", () => {
  const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  for (const bytes of [
    docx({}, sheet),
    Buffer.from(zipSync({ "a.txt": strToU8("a") })),
    compound("Workbook"),
    Buffer.from("{\\rtf1}"),
    pdf,
  ])
    expect(wordDocumentKind("Agreement.docx", bytes)).toBe("notWord");
});

test("distinguishes macros, passwords and damaged files", () => {
  const macro = "application/vnd.ms-word.document.macroEnabled.main+xml";
  expect(wordDocumentKind("a.docm", docx({}, macro))).toBe("macros");
  expect(wordDocumentKind("a.docx", docx({ "word/vbaProject.bin": strToU8("x") }))).toBe("macros");
  expect(wordDocumentKind("a.doc", compound("WordDocument", "_VBA_PROJECT"))).toBe("macros");
  expect(wordDocumentKind("a.docx", compound("EncryptedPackage"))).toBe("locked");
  expect(wordDocumentKind("a.docx", docx().subarray(0, 90))).toBe("damaged");
  expect(wordDocumentKind("a.doc", compound("WordDocument").subarray(0, 8))).toBe("notWord");
});

test("refuses a contract that loads a template from elsewhere, in both formats", () => {
  const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate";
  const relations = `<Relationships><Relationship Type="${kind}" Target="https://evil.example/x" TargetMode="External"/></Relationships>`;
  expect(wordDocumentKind("a.docx", docx({ "word/_rels/settings.xml.rels": strToU8(relations) }))).toBe("external");
  expect(wordDocumentKind("a.doc", compound("WordDocument", "http://evil.example/x.dotm"))).toBe("external");
});

test("validates files that start or are named as office files; not a PDF", () => {
  expect([
    looksLikeWordDocument("scan.pdf", pdf),
    looksLikeWordDocument("a.docx", pdf),
    looksLikeWordDocument("blob", docx()),
    looksLikeWordDocument("blob", compound()),
  ]).toEqual([false, true, true, true]);
});
