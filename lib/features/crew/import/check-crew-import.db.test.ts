import { utils, write } from "xlsx";
import { blindIndex } from "@/db/encryption";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { crewCsv, crewFile, certificateCsv, oldFile, sampleLine, samplePaper } from "@/db/testing/files/import-files";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { downloadImportTemplate } from "./download-import-template";
import { checkCrewImport } from "./check-crew-import";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "reports what a valid file would add, and writes nothing",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const before = await db.$count(crew);
    const report = await checkCrewImport.execute(caller, {
      fileContent: crewCsv([sampleLine(), sampleLine({ "Seafarer code": "6211576999", NIK: "3578101705900009" })]),
      mode: "create",
    });
    expect(report).toMatchObject({
      errors: 0,
      crew: { rows: 2, added: 2, changed: 0, unchanged: 0, skipped: 0 },
      certificates: { rows: 0 },
      problems: [],
    });
    expect(await db.$count(crew)).toBe(before);
    expect(await db.$count(auditEntries)).toBe(0);
  }),
);

test(
  "a hidden sheet, a total and a note are named, and words for nothing are blank",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now, locale: "en" });
    const line = { ...sampleLine(), "BPJS Kesehatan": "tidak ada", Email: "-" };
    const headings = Object.keys(line);
    const rows = [headings, Object.values(line), ["Total", "1 orang"], ["Catatan: dari sistem lama"]];
    const book = utils.book_new(utils.aoa_to_sheet([["Read me"]]), "Notes");
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "Old crew");
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const fileContent = new File([write(book, { type: "buffer", bookType: "xlsx" })], "crew.xlsx");
    const report = await checkCrewImport.execute(caller, { fileContent, mode: "create" });
    expect(
      report.problems.map(({ line: place, severity, message, value }) => [place, severity, message, value]),
    ).toEqual([
      [1, "warning", "This sheet is hidden in the workbook. Check that it belongs to the import", "Old crew"],
      [3, "warning", "This line is a total, so it is skipped", "Total"],
      [4, "warning", "This line is a note, so it is skipped", "Catatan: dari sistem lama"],
    ]);
    expect(report.crew.rows).toBe(1);
  }),
);

test(
  "every problem names sheet, line, column and value in the reader's language",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now, locale: "id" });
    const known = await seafarer(db);
    const lines = [
      sampleLine({ "Full name": "", Rank: "Admiral", "Vessel type": "Zeppelin" }),
      sampleLine({ "Seafarer code": "62115", "Date of birth": "17 Mei 1990", Sex: "X", NIK: "" }),
      sampleLine({ "Seafarer code": known.seafarerCode ?? "", NIK: "" }),
      sampleLine({ "Seafarer code": "6211570001", "Date of birth": "17/05/2012", NIK: "" }),
      sampleLine({ "Seafarer code": "6211570001", NIK: "" }),
    ];
    const report = await checkCrewImport.execute(caller, { fileContent: crewCsv(lines), mode: "create" });
    expect(report.problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
      "2 Nama lengkap: Wajib diisi",
      "2 Jabatan: Jabatan tidak dikenal",
      "2 Jenis kapal: Jenis kapal tidak dikenal",
      "3 Kode pelaut: Isi 10 angka kode pelaut, misalnya 6211576805",
      "3 Jenis kelamin: Isi salah satu pilihan",
      "3 Tanggal lahir: Isi sel tanggal, dd/mm/yyyy, dd-mm-yyyy, atau yyyy-mm-dd",
      "4 Kode pelaut: Orang dengan kode atau nomor ini sudah tercatat",
      "5 Tanggal lahir: Usia minimal 16 tahun",
      "6 Kode pelaut: Sudah ada di baris 5",
    ]);
    expect(report.problems[1]).toMatchObject({ sheet: "crew", severity: "error", value: "Admiral" });
    expect(report).toMatchObject({ crew: { rows: 5, added: 0, skipped: 5 } });
  }),
);

test(
  "matches certificates by name or abbreviation, notes unknown ones, and skips documents of invalid people",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const known = await seafarer(db);
    const stranger = await seafarer(db, { divisionId: 2 });
    const paper = (values: Parameters<typeof samplePaper>[0]) =>
      samplePaper({ "Seafarer code": known.seafarerCode ?? "", ...values });
    const report = await checkCrewImport.execute(caller, {
      fileContent: certificateCsv([
        paper({}),
        paper({ "Document name": "Own course in knots", "Document number": "2" }),
        paper({ "Document name": "AFF", Expires: "" }),
        paper({ Kind: "Passport", "Document name": "", "Document number": "c 1234567" }),
        samplePaper({ "Seafarer code": stranger.seafarerCode ?? "" }),
        paper({ Kind: "Diploma" }),
        paper({ "Document name": "BST" }),
      ]),
      mode: "create",
    });
    expect(report).toMatchObject({ certificates: { rows: 7, added: 3, skipped: 4 }, errors: 4, warnings: 1 });
    expect(report.problems.map(({ line, message }) => [line, message])).toEqual([
      [4, "Enter the expiry date or tick No expiry"],
      [6, "Code or number not found in this division"],
      [7, "Enter one of the choices"],
      [8, "Already in line 2"],
      [3, "Not in the list of certificates: imported under this name"],
    ]);
  }),
);

test(
  "reveals nothing about people of the other division by code, number or NIK",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const withNik = (divisionId: number, idNumber: string) =>
      seafarer(db, { divisionId, idNumber, idNumberHash: blindIndex(idNumber) });
    const [own, other] = [await withNik(1, "3578101705900011"), await withNik(2, "3578101705900012")];
    const said = async (mode: string, keys: Record<string, string>) => {
      const { problems } = await checkCrewImport.execute(caller, { fileContent: crewCsv([sampleLine(keys)]), mode });
      return problems.filter(({ severity }) => severity === "error").map(({ column, message }) => [column, message]);
    };
    const unknown = { seafarerCode: "6299999999", employeeNumber: "M-99999", idNumber: "3578101705900013" };
    const keysOf = ({
      seafarerCode,
      employeeNumber,
      idNumber,
    }: Record<keyof typeof unknown, string | null>): Record<string, string>[] => [
      { "Seafarer code": seafarerCode ?? "", NIK: "" },
      { "Employee number": employeeNumber ?? "", "Seafarer code": "", NIK: "" },
      { "Employee number": "M-88888", "Seafarer code": seafarerCode ?? "", NIK: idNumber ?? "" },
    ];
    for (const [index, keys] of keysOf(other).entries()) {
      expect([index, await said("update", keys)]).toEqual([index, await said("update", keysOf(unknown)[index] ?? {})]);
      expect([index, await said("create", keys)]).toEqual([index, await said("create", keysOf(own)[index] ?? {})]);
    }
    for (const keys of keysOf(other).slice(0, 2))
      expect((await said("update-or-create", keys)).map(([, message]) => message)).toContain(
        "A person with this code or number is already on record",
      );
  }),
);

test(
  "refuses a seafarer code that does not belong to the employee number, for people and documents",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const [known, other] = [await seafarer(db), await seafarer(db)];
    const keys = { "Employee number": known.employeeNumber, "Seafarer code": "6299999999" };
    for (const mode of ["update", "update-or-create"]) {
      const people = await checkCrewImport.execute(caller, {
        fileContent: crewCsv([{ ...keys, "Full name": "Somebody Else" }]),
        mode,
      });
      expect([mode, people.crew, people.problems.map(({ message }) => message)]).toMatchObject([
        mode,
        { changed: 0, skipped: 1 },
        ["The seafarer code and the employee number belong to different people"],
      ]);
      const papers = await checkCrewImport.execute(caller, {
        fileContent: certificateCsv([samplePaper({ ...keys, "Seafarer code": other.seafarerCode ?? "" })]),
        mode,
      });
      expect(papers).toMatchObject({ certificates: { added: 0, skipped: 1 }, errors: 1 });
    }
  }),
);

test(
  "checks passport and seaman book numbers by the record's own form and the person's origin",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const foreigner = await seafarer(db, { crewOrigin: "WNA" });
    const paper = (code: string, kind: string, number: string) =>
      samplePaper({ "Seafarer code": code, Kind: kind, "Document name": "", "Document number": number });
    const indonesian = sampleLine()["Seafarer code"] ?? "";
    const lines = [
      paper(indonesian, "Passport", "12345"),
      paper(indonesian, "Seaman book", "ABCDE123456789"),
      paper(foreigner.seafarerCode ?? "", "Passport", "12345"),
      paper(foreigner.seafarerCode ?? "", "Seaman book", "ABCDE123456789"),
    ];
    await seafarer(db, { seafarerCode: indonesian });
    const report = await checkCrewImport.execute(caller, { fileContent: certificateCsv(lines), mode: "create" });
    expect(report.problems.map(({ line, message }) => [line, message])).toEqual([
      [2, "Enter the passport number as printed, for example C1234567"],
      [3, "Enter 5 to 12 letters and digits, for example E 143100"],
      [5, "Enter 5 to 12 letters and digits, for example E 143100"],
    ]);
  }),
);

test(
  "accepts letters, digits and separators in an employee number, nothing else",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    for (const [number, errors] of [
      ["=1+1", 1],
      ["<b>", 1],
      ["M-1\u0007x", 1],
      ["M-1\nx", 1],
      ["x".repeat(21), 1],
      ["M-0001/a", 0],
    ] as const) {
      expect([
        number,
        await checkCrewImport.execute(caller, {
          fileContent: crewCsv([sampleLine({ "Employee number": number })]),
          mode: "create",
        }),
      ]).toMatchObject([number, { errors }]);
    }
  }),
);

test(
  "treats property names of objects as unknown headings and unknown values",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const { seafarerCode } = await seafarer(db);
    const people = crewCsv([
      sampleLine({ ["__proto__"]: "", Sex: "constructor", constructor: "toString", hasOwnProperty: "__proto__" }),
    ]);
    const report = await checkCrewImport.execute(caller, { fileContent: people, mode: "create" });
    expect(report.problems.map(({ severity, value, message }) => [severity, value, message])).toEqual([
      ["error", "constructor", "Enter one of the choices"],
      ...["__proto__", "constructor", "hasOwnProperty"].map((heading) => [
        "warning",
        heading,
        "This heading is not known, so the column is skipped",
      ]),
    ]);
    const papers = certificateCsv([
      samplePaper({ "Seafarer code": seafarerCode ?? "", Kind: "constructor" }),
      samplePaper({ "Seafarer code": seafarerCode ?? "", "No expiry": "toString" }),
    ]);
    const { problems } = await checkCrewImport.execute(caller, { fileContent: papers, mode: "create" });
    expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, "Kind", "Enter one of the choices"],
      [3, "No expiry", "Enter one of the choices"],
    ]);
  }),
);

test(
  "checks every file type alike, keeps a NIK stored as text, and reports one stored as a number",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    for (const [ending, bookType] of [
      ["xls", "biff8"],
      ["ods", "ods"],
      ["xlsx", "xlsx"],
    ] as const) {
      const report = await checkCrewImport.execute(caller, {
        fileContent: oldFile(`old.${ending}`, bookType, [
          sampleLine(),
          { ...sampleLine({ "Seafarer code": "6211576999" }), NIK: 3_578_101_705_900_009 },
        ]),
        mode: "create",
      });
      expect([ending, report]).toMatchObject([
        ending,
        {
          crew: { rows: 2, added: 1, skipped: 1 },
          problems: [{ line: 3, column: "NIK", message: expect.stringContaining("15 digits") }],
        },
      ]);
    }
  }),
);

test(
  "accepts the template as a file without lines",
  rolledBack(async (db) => {
    for (const locale of ["en", "id"] as const) {
      const caller = as(await person(db, "crewingadminmarine"), { now, locale });
      const template = await downloadImportTemplate.execute(caller, {});
      const file = new File([Buffer.from(template.body)], "template.xlsx");
      expect(await checkCrewImport.execute(caller, { fileContent: file, mode: "create" })).toMatchObject({
        errors: 0,
        warnings: 0,
        crew: { rows: 0 },
        certificates: { rows: 0 },
      });
    }
  }),
);

test(
  "allows superadmins and admins only, and refuses other file types, large files and files without headings",
  rolledBack(async (db) => {
    for (const role of [
      "crewingmanagermarine",
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
      "crewmarine",
    ] as const) {
      const caller = as(await person(db, role), { now });
      await expect(
        checkCrewImport.execute(caller, { fileContent: crewCsv([sampleLine()]), mode: "create" }),
      ).rejects.toMatchObject({ code: "forbidden" });
      await expect(downloadImportTemplate.execute(caller, {})).rejects.toMatchObject({ code: "forbidden" });
    }
    const caller = as(await person(db, "superadmin"), { now });
    const check = (fileContent: File) => checkCrewImport.execute(caller, { fileContent, mode: "create" });
    await expect(check(new File(["a,b\n1,2"], "x.csv"))).rejects.toMatchObject({
      code: "invalid",
      messageKey: "crew-import.noTable",
    });
    await expect(check(new File(["%PDF-1.4"], "x.xlsx"))).rejects.toMatchObject({ code: "unsupported-type" });
    await expect(check(new File(["x".repeat(2_000_001)], "x.csv"))).rejects.toMatchObject({ code: "too-large" });
    await expect(check(new File([], "x.csv"))).rejects.toMatchObject({ messageKey: "sheets.empty" });
    await expect(
      check(new File(["<html><table><tr><td>Seafarer code</td></tr></table></html>"], "x.xls")),
    ).rejects.toMatchObject({ messageKey: "sheets.webPage" });
    await expect(check(crewFile('Seafarer code,Full name\n6211576805,"Budi\n6211576806,Siti\n'))).rejects.toMatchObject(
      { code: "invalid", messageKey: "sheets.openQuote", values: { line: 2 } },
    );
    await expect(check(crewFile(`Seafarer code,Full name\n${"1,a\n".repeat(5_001)}`))).rejects.toMatchObject({
      code: "too-large",
      values: { most: 5_000 },
    });
    await expect(check(crewFile(`Seafarer code,Full name\n${"1,a\n".repeat(5_100)}`))).rejects.toMatchObject({
      code: "too-large",
      values: { rows: 5_000 },
    });
  }),
);
