import { strToU8, zipSync } from "fflate";
import { pdf } from "@/db/testing/registrations";
import { compound, docx } from "@/db/testing/word-documents";
import { docType, docxType, looksLikeWord, wordKind } from "./word.rules";

const newer = { contentType: docxType, ending: "docx" };
const older = { contentType: docType, ending: "doc" };

test("both kinds of Word documents are known by their bytes, with a name that fits or none", () => {
  for (const name of ["Agreement.docx", "AGREEMENT.DOCX", "blob"])
    expect([name, wordKind(name, docx())]).toEqual([name, newer]);
  for (const name of ["Agreement.doc", "blob"])
    expect([name, wordKind(name, compound("WordDocument"))]).toEqual([name, older]);
});

test("a name that promises another kind is refused, and so is one kind under the other's name", () => {
  for (const [name, bytes] of [
    ["Agreement.pdf", docx()],
    ["Agreement.exe", docx()],
    ["Agreement.doc", docx()],
    ["Agreement.docx", compound("WordDocument")],
  ] as const)
    expect([name, wordKind(name, bytes)]).toEqual([name, "notWord"]);
});

test("workbooks, other archives, pictures of nothing and plain text are no Word documents", () => {
  const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  for (const bytes of [
    docx({}, sheet),
    Buffer.from(zipSync({ "a.txt": strToU8("a") })),
    compound("Workbook"),
    Buffer.from("{\\rtf1}"),
    pdf,
  ])
    expect(wordKind("Agreement.docx", bytes)).toBe("notWord");
});

test("macros, passwords and broken files are told apart", () => {
  const macro = "application/vnd.ms-word.document.macroEnabled.main+xml";
  expect(wordKind("a.docm", docx({}, macro))).toBe("macros");
  expect(wordKind("a.docx", docx({ "word/vbaProject.bin": strToU8("x") }))).toBe("macros");
  expect(wordKind("a.doc", compound("WordDocument", "_VBA_PROJECT"))).toBe("macros");
  expect(wordKind("a.docx", compound("EncryptedPackage"))).toBe("locked");
  expect(wordKind("a.docx", docx().subarray(0, 90))).toBe("damaged");
  expect(wordKind("a.doc", compound("WordDocument").subarray(0, 8))).toBe("notWord");
});

test("what begins as an office file or is called one is judged as one; a PDF is not", () => {
  expect([
    looksLikeWord("scan.pdf", pdf),
    looksLikeWord("a.docx", pdf),
    looksLikeWord("blob", docx()),
    looksLikeWord("blob", compound()),
  ]).toEqual([false, true, true, true]);
});
