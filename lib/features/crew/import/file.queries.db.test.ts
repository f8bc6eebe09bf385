import { array, assert, asyncProperty, constantFrom, oneof, sample, tuple, type Arbitrary } from "fast-check";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, crewBankAccounts } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { positions } from "@/db/schema/positions";
import { seafarer } from "@/db/testing/crew";
import { csvText, oldFile, sampleLine } from "@/db/testing/files/import-files";
import { runsOf, sizeOf } from "@/db/testing/long-run";
import * as odd from "@/db/testing/calls/odd-input";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { MessageValues } from "@/lib/platform/errors";
import { FileAnswer } from "@/lib/platform/files/file-response";
import { locales } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { missingSigns } from "@/lib/platform/i18n/printed-signs";
import { updateCrew } from "../edit/update-crew";
import { downloadCrew } from "../list/download-crew";
import { checkCrewImport } from "./check-crew-import";
import { importCrew } from "./import-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
type Person = { [K in keyof typeof odd.personParts]: odd.OddInput };
let lastCode = 6_300_000_000;
const nextCode = () => String((lastCode += 1));

const inEncoding = (one: Person, name: string) =>
  Object.fromEntries(Object.entries(one).map(([part, input]) => [part, odd.inEncoding(input, name)])) as Person;

const storedOf = async (db: Transaction, code: string) => {
  const [one] = await db.select().from(crew).where(eq(crew.seafarerCode, code));
  if (!one) throw new Error(`${code} is not on record`);
  return one;
};
const keptOf = (one: Person) =>
  Object.fromEntries(Object.entries(one).map(([name, { kept }]) => [name, kept])) as Record<keyof Person, string>;
const expected = (one: Person) => {
  const { name, phone, email, kkNumber, bpjsNumber, npwpNumber, dateOfBirth, weight } = keptOf(one);
  return {
    fullName: name,
    phone,
    email,
    kkNumber,
    bpjsKesehatanNumber: bpjsNumber,
    npwpNumber,
    dateOfBirth,
    weight: Number(weight),
  };
};
const seen = ({ weight, ...row }: typeof crew.$inferSelect) => ({ ...row, weight: Number(weight) });

const lineOf = (code: string, one: Person) =>
  sampleLine({
    "Seafarer code": code,
    NIK: "",
    "Full name": one.name.written,
    Phone: one.phone.written,
    Email: one.email.written,
    "KK number": one.kkNumber.written,
    "BPJS Kesehatan": one.bpjsNumber.written,
    NPWP: one.npwpNumber.written,
    "Date of birth": one.dateOfBirth.written,
    "Weight (kg)": one.weight.written,
  });

/** The crew list as its viewer downloads it, imported again by the admin: what the import finds in it. */
async function returned(db: Transaction, role: "crewingadminmarine" | "crewingfinancemarine") {
  const reports = [];
  for (const locale of locales) {
    const file = await downloadCrew.execute(as(await person(db, role), { now, locale }), {});
    if (!(file instanceof FileAnswer)) throw new Error("was not answered at once");
    const admin = as(await person(db, "crewingadminmarine"), { now, locale });
    const fileContent = new File([new Uint8Array(file.body)], file.name);
    const report = await checkCrewImport.execute(admin, { fileContent, mode: "update" });
    const errors = report.problems.filter(({ severity }) => severity === "error");
    reports.push({ locale, errors, crew: report.crew });
  }
  return reports;
}
const unchanged = (rows: number) =>
  locales.map((locale) => ({
    locale,
    errors: [],
    crew: { rows, added: 0, changed: 0, unchanged: rows, skipped: 0 },
  }));

type Expected = { line: number; column: string; message: string };
const asExpected = ({ line, column, message }: { line: number; column: string | null; message: string }) => ({
  line,
  column,
  message,
});

/** The note about signs of a name that documents cannot print. */
function signsNoted(name: string, line: number): Expected[] {
  const signs = missingSigns(name);
  const message = translator("en")("crew-import.problems.signsNotPrinted", { signs });
  return signs ? [{ line, column: "Full name", message }] : [];
}

test(
  "generated people come back from import, edits and export as they were written, in every encoding and both languages",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const before = await db.$count(crew, eq(crew.divisionId, 1));
    let count = 0;
    await assert(
      asyncProperty(
        array(tuple(odd.oddPerson, odd.westernName, odd.oddPerson), { minLength: 1, maxLength: sizeOf(6, 30) }),
        odd.encoding,
        async (people, encoding) => {
          const rows = people.map(([one, western, other]) => ({
            code: nextCode(),
            other,
            // The code page of Western Europe has neither other scripts nor signs without ink.
            one: inEncoding(encoding === "windows-1252" ? { ...one, name: western } : one, encoding),
          }));
          const text = csvText(rows.map(({ code, one }) => lineOf(code, one)));
          const fileContent = new File([new Uint8Array(odd.encoded(text, encoding))], "crew.csv");
          const done = await importCrew.execute(admin, { fileContent, mode: "create", skipWrongRows: false });
          const notes = rows.flatMap(({ one }, index) => signsNoted(one.name.written, index + 2));
          expect(done.problems.map(asExpected)).toEqual(notes);
          count += rows.length;
          for (const { code, one, other } of rows) {
            const stored = await storedOf(db, code);
            expect(seen(stored)).toMatchObject(expected(one));
            const write = (section: string, values: Record<string, unknown>) =>
              updateCrew.execute(admin, { crewId: stored.id, section, values });
            await write("personal", {
              fullName: other.name.written,
              kkNumber: other.kkNumber.written,
              npwpNumber: other.npwpNumber.written,
              bpjsKesehatanNumber: other.bpjsNumber.written,
            });
            await write("contact", { phoneNo: other.phone.written, emailAddress: other.email.written });
            const { dateOfBirth: _, weight: __, ...changed } = expected(other);
            expect(seen(await storedOf(db, code))).toMatchObject(changed);
          }
        },
      ),
      // Do not shrink: it writes to the database again and again. The first failure is reported as it is.
      { ...runsOf(8), endOnFailure: true },
    );
    expect(await returned(db, "crewingadminmarine")).toEqual(unchanged(before + count));
    expect(await returned(db, "crewingfinancemarine")).toEqual(unchanged(before + count));
  }),
);

test(
  "what a form refuses an edit refuses by the same name, and the record stays",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const { id: crewId, ...held } = await seafarer(db);
    await assert(
      asyncProperty(odd.refusedName, async ({ written, refused }) => {
        const attempt = updateCrew.execute(admin, { crewId, section: "personal", values: { fullName: written } });
        await expect(attempt).rejects.toMatchObject({
          fields: expect.arrayContaining([
            expect.objectContaining({ message: expect.stringContaining(refused ?? "") }),
          ]),
        });
      }),
      runsOf(20),
    );
    const [stored] = await db.select().from(crew).where(eq(crew.id, crewId));
    expect(stored).toMatchObject({ fullName: held.fullName, version: held.version });
  }),
);

test(
  "an export comes back as an import without a difference: every rank, retired options and old values among them",
  rolledBack(async (db) => {
    const ranks = await db.select().from(positions).where(eq(positions.divisionId, 1));
    const before = await db.$count(crew, eq(crew.divisionId, 1));
    const ptkpId = await lookupId(db, "ptkp", "K/1 – Married, 1 dependant");
    const employmentTypeId = await lookupId(db, "employment-type", "Contract");
    for (const { nameEn } of ranks)
      await seafarer(db, { rank: nameEn, ptkpId, employmentTypeId, npwpNumber: "123456789012345" });
    const old = await seafarer(db, { fullName: "Robot R2", idNumber: "3578", employmentTypeId });
    await db.insert(crewBankAccounts).values({
      crewId: old.id,
      sequence: 1,
      bankName: "BCA",
      accountNumber: "1420012345678",
      accountName: "Robot",
    });
    await db
      .update(lookups)
      .set({ retiredAt: now })
      .where(sql`${lookups.id} in (${ptkpId}, ${employmentTypeId})`);
    const rows = before + ranks.length + 1;
    expect(await returned(db, "crewingadminmarine")).toEqual(unchanged(rows));
    expect(await returned(db, "crewingfinancemarine")).toEqual(unchanged(rows));
  }),
);

test(
  "a retired option is unknown to whoever does not hold it",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const employmentTypeId = await lookupId(db, "employment-type", "Contract");
    await db.update(lookups).set({ retiredAt: now }).where(eq(lookups.id, employmentTypeId));
    const fileContent = new File([csvText([sampleLine({ "Employment type": "Contract" })])], "crew.csv");
    const { problems } = await checkCrewImport.execute(admin, { fileContent, mode: "create" });
    expect(problems).toMatchObject([{ column: "Employment type", message: "Unknown employment type" }]);
  }),
);

const same = (written: string): odd.OddInput => ({ written, kept: written });
const plainPerson: Person = {
  name: same("Budi Santoso"),
  phone: same("+6281234567890"),
  email: same("budi@example.com"),
  kkNumber: same("3578101705900001"),
  bpjsNumber: same("1234567890123"),
  npwpNumber: same("123456789012345"),
  dateOfBirth: same("1990-05-17"),
  weight: same("65"),
};

type Mixed = { cells: Record<string, string>; problem: [column: string, key: string, values?: MessageValues] | null };
const outcome = (column: string, { written, kept, refused = "", values }: odd.OddInput): Mixed => ({
  cells: { [column]: written },
  problem: kept === null ? [column, refused, { value: written, ...values }] : null,
});
const isDayOrMonth = (written: string) => {
  const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(written) ?? [];
  return first !== undefined && Number(first) !== Number(second) && Number(first) <= 12 && Number(second) <= 12;
};

/** Kinds of lines: what differs from a right one, and the problem it has. The column of birth dates holds some with their month first, that of weights both marks. */
const mixedLine: Arbitrary<Mixed> = oneof(
  oneof(odd.acceptedName, odd.refusedName).map((input) => outcome("Full name", input)),
  odd.mobile.map((input) => outcome("Phone", input)),
  odd.emailAddress.map((input) => outcome("Email", input)),
  odd.identifier(16).map((input) => outcome("KK number", input)),
  odd.identifier(13).map((input) => outcome("BPJS Kesehatan", input)),
  odd.identifier(15).map((input) => outcome("NPWP", input)),
  odd.weight.map((input) => outcome("Weight (kg)", input)),
  constantFrom("65,500", "70.250").map((written) =>
    outcome("Weight (kg)", { written, kept: null, refused: "crew-import.problems.thousandsOrDecimals" }),
  ),
  odd.writtenDay.map((input) =>
    isDayOrMonth(input.written)
      ? outcome("Date of birth", { ...input, kept: null, refused: "crew-import.problems.dayOrMonth" })
      : outcome("Date of birth", input),
  ),
  odd.monthFirstDay.map((written) =>
    outcome("Date of birth", { written, kept: null, refused: "crew-import.problems.day" }),
  ),
  constantFrom<Mixed>(
    { cells: { "Full name": "" }, problem: ["Full name", "validation.required"] },
    { cells: { Rank: "Admiral" }, problem: ["Rank", "crew-import.problems.unknown.position"] },
    { cells: { Sex: "X" }, problem: ["Sex", "crew-import.problems.word"] },
    { cells: { Phone: "#N/A" }, problem: ["Phone", "crew-import.problems.formulaError"] },
    { cells: { "Date of birth": "2015-01-31" }, problem: ["Date of birth", "crew.tooYoung"] },
    { cells: {}, problem: null },
  ),
);

test(
  "a file of 500 lines that mixes all kinds has exactly the problems of its lines, and imports the others",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const t = translator("en");
    const lines = sample(mixedLine, { seed: 43, numRuns: 500 });
    const rows = lines.map(({ cells }) => ({ ...lineOf(nextCode(), plainPerson), ...cells }));
    const wrong = lines.filter(({ problem }) => problem !== null).length;
    const problems = lines.flatMap(({ problem }, index): Expected[] => {
      if (!problem) return [];
      const [column, key, { value = "", ...values } = {}] = problem;
      const code =
        /[\u0080-\u009f\u202e\u2066]/.exec(String(value))?.[0].charCodeAt(0).toString(16).toUpperCase() ?? "";
      const message = t(key, { value, age: 16, code: code.padStart(4, "0"), ...values });
      return [{ line: index + 2, column, message }];
    });
    // The report names errors first.
    const notes = lines.flatMap(({ problem }, index) =>
      problem ? [] : signsNoted(rows[index]?.["Full name"] ?? "", index + 2),
    );
    const file = oldFile("old system.xlsx", "xlsx", rows);
    const report = await importCrew.execute(admin, { fileContent: file, mode: "create", skipWrongRows: true });
    expect(report.problems.map(asExpected)).toEqual([...problems, ...notes]);
    expect(notes.length).toBeGreaterThan(5);
    expect(wrong).toBeGreaterThan(100);
    expect(report.crew).toEqual({ rows: 500, added: 500 - wrong, changed: 0, unchanged: 0, skipped: wrong });
  }),
);
