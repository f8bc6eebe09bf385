import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { zipSync } from "fflate";
import writeExcelFile, { type Row } from "write-excel-file/node";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewCertificates, crewStatusChanges, crewTravelDocuments, employeeCounters } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { certificateCsv, crewCsv, sampleLine, samplePaper } from "@/db/testing/files/import-files";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { getCrew } from "../detail/get-crew";
import { importCrew } from "./import-crew";
import type { Plan } from "./plan.rules";
import { storePlan } from "./store.queries";
import type { ImportMode } from "./schema";
import type { PersonChanges } from "../sections/schema";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const run = (
  caller: Parameters<typeof importCrew.execute>[0],
  fileContent: File,
  mode: ImportMode,
  skipWrongRows = false,
) => importCrew.execute(caller, { fileContent, mode, skipWrongRows });

const emptyPlan: Plan = {
  creates: [],
  updates: [],
  documents: [],
  unchanged: { people: 0, documents: 0 },
  skipped: { people: 0, documents: 0 },
  problems: [],
};

/** Build both sheets as people fill them in: dates as dates, codes as numbers. */
const workbook = (people: Record<string, string>[], papers: Record<string, string>[]) =>
  workbookOf({ Crew: people, Certificates: papers });

async function workbookOf(sheets: Record<string, Record<string, string>[]>) {
  const sheet = (name: string, lines: Record<string, string>[]) => {
    const headings = Object.keys(lines[0] ?? {});
    const cell = (value: string) =>
      /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? { value: new Date(`${value}T00:00:00Z`), type: Date, format: "dd/mm/yyyy" }
        : /^\d{10}$/.test(value)
          ? { value: Number(value), type: Number }
          : value
            ? { value, type: String }
            : null;
    const data: Row[] = [
      headings.map((value) => ({ value, type: String })),
      ...lines.map((line) => headings.map((heading) => cell(line[heading] ?? "")) as Row),
    ];
    return { sheet: name, data };
  };
  return new File(
    [Buffer.from(await writeExcelFile(Object.entries(sheets).map(([name, lines]) => sheet(name, lines))).toBuffer())],
    "old system.xlsx",
  );
}

test(
  "imports people and documents of one workbook as off board, with numbers, validity, history and audit entries",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const file = await workbook(
      [sampleLine({ "Date of birth": "1990-05-17" })],
      [samplePaper(), samplePaper({ Kind: "Passport", "Document name": "", "Document number": "C1234567" })],
    );
    expect(await run(as(admin, { now }), file, "create")).toMatchObject({
      imported: true,
      crew: { added: 1 },
      certificates: { added: 2 },
    });
    const [one] = await db.select().from(crew).where(eq(crew.seafarerCode, "6211576805"));
    expect(one).toMatchObject({
      fullName: "Budi Santoso",
      sex: "Male",
      dateOfBirth: "1990-05-17",
      divisionId: 1,
      status: "off-board",
      joinedOn: "2026-11-20",
      phone: "+6281234567890",
      idNumber: "3578101705900001",
      createdBy: admin.userId,
      nextPaperExpiry: "2029-03-01",
    });
    expect(one?.employeeNumber).toMatch(/^M-\d{5}$/);
    expect(one?.missingCertificates).toBeGreaterThan(0);
    expect(
      await db
        .select()
        .from(crewCertificates)
        .where(eq(crewCertificates.crewId, one?.id ?? 0)),
    ).toMatchObject([
      {
        kind: "cop",
        certificateId: expect.any(Number),
        certificateNumber: "6201234567",
        issued: "2024-03-01",
        verifiedAt: null,
      },
    ]);
    expect(
      await db
        .select()
        .from(crewTravelDocuments)
        .where(eq(crewTravelDocuments.crewId, one?.id ?? 0)),
    ).toMatchObject([{ kind: "passport", documentName: "Passport", documentNumber: "C1234567" }]);
    expect(
      await db
        .select()
        .from(crewStatusChanges)
        .where(eq(crewStatusChanges.crewId, one?.id ?? 0)),
    ).toMatchObject([{ event: "imported", fromStatus: null, toStatus: "off-board" }]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.import"))
      .orderBy(auditEntries.id);
    expect(entries.map(({ subject }) => subject).sort()).toEqual([String(one?.id), "import"].sort());
    expect(entries.find(({ subject }) => subject === "import")?.after).toMatchObject({
      crew: { rows: 1, added: 1 },
      certificates: { rows: 2, added: 2 },
      fileName: "old system.xlsx",
    });
    expect(JSON.stringify(entries)).not.toContain("3578101705900001");
  }),
);

test(
  "refuses two sheets of people by name",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const [deck, engine] = [sampleLine(), sampleLine({ "Seafarer code": "6211570002", NIK: "" })];
    const file = await workbookOf({ Deck: [deck], Engine: [engine], Certificates: [samplePaper()] });
    await expect(run(caller, file, "create")).rejects.toMatchObject({
      code: "invalid",
      messageKey: "crew-import.twoTables.crew",
      values: { names: "Deck, Engine" },
    });
  }),
);

test(
  "changes people on record and adds new ones by seafarer code",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const existing = await seafarer(db);
    const lines = [
      sampleLine(),
      sampleLine({ "Seafarer code": existing.seafarerCode ?? "", NIK: "", Phone: "0812 1111 2222" }),
    ];
    const papers = [samplePaper(), samplePaper({ "Seafarer code": existing.seafarerCode ?? "" })];
    expect(await run(caller, await workbook(lines, papers), "update-or-create")).toMatchObject({
      crew: { added: 1, changed: 1 },
      certificates: { added: 2 },
    });
    expect(
      await db.select({ phone: crew.phone, version: crew.version }).from(crew).where(eq(crew.id, existing.id)),
    ).toEqual([{ phone: "+6281211112222", version: 2 }]);
    await expect(run(caller, await workbook(lines, papers), "update-or-create")).rejects.toMatchObject({
      messageKey: "crew-import.nothing",
    });
    const [incomplete, foreign] = [
      { "Seafarer code": "6211570009", Phone: "0812 1111 2222" },
      { "Seafarer code": (await seafarer(db, { divisionId: 2 })).seafarerCode ?? "", Phone: "0812 1111 2222" },
    ];
    for (const line of [incomplete, foreign])
      await expect(run(caller, crewCsv([line]), "update-or-create")).rejects.toMatchObject({
        messageKey: "crew-import.hasErrors",
      });
  }),
);

test(
  "writes people with different changes in one statement",
  rolledBack(async (db) => {
    const { userId } = await person(db, "crewingadminmarine");
    const people = [
      await seafarer(db, { npwpNumber: "123456789012345", nextOfKinName: "Siti" }),
      await seafarer(db, { email: "old@example.com" }),
      await seafarer(db),
    ];
    const changes: PersonChanges[] = [
      { contact: { phoneNo: "+6281211112222" } },
      { contact: { emailAddress: "new@example.com" } },
      { personal: { idCardNo: "3578101705900077" } },
    ];
    const updates = people.map(({ id }, index) => ({ line: index + 2, id, changes: changes[index] ?? {} }));
    const [plan, facts] = [
      { ...emptyPlan, updates },
      {
        people: people.map((one) => ({ ...one, isOpen: true })),
        documents: [],
        pairs: new Set<string>(),
        cadetRanks: new Set<number>(),
        retired: new Set<number>(),
      },
    ];
    const sent = await queriesSent(db, () => storePlan({ db, now, userId, divisionId: 1 }, plan, facts));
    expect(sent.filter((query) => /^(insert into|update) "crew" .* set .*"version"/s.test(query))).toHaveLength(1);
    const stored = await db
      .select()
      .from(crew)
      .where(
        inArray(
          crew.id,
          people.map(({ id }) => id),
        ),
      )
      .orderBy(asc(crew.id));
    const kept = people.map(({ latestVesselId: _, searchText: __, missingCertificates: ___, ...person }) => ({
      ...person,
      version: 2,
      updatedAt: now,
      updatedBy: userId,
    }));
    expect(stored).toMatchObject([
      { ...kept[0], phone: "+6281211112222", npwpNumber: "123456789012345" },
      { ...kept[1], email: "new@example.com", formerEmail: "old@example.com", emailChangedAt: now },
      { ...kept[2], idNumber: "3578101705900077", idNumberHash: expect.any(String) },
    ]);
  }),
);

test(
  "treats a number with other separators as the same document; a correction keeps the scan, a renewal does not",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const caller = as(admin, { now });
    const one = await seafarer(db);
    const key = { "Seafarer code": one.seafarerCode ?? "" };
    await run(caller, certificateCsv([samplePaper({ ...key, "Document number": "6201-234567" })]), "create");
    const [held] = await db.select().from(crewCertificates).where(eq(crewCertificates.crewId, one.id));
    const fileId = await uploadBy(db, admin);
    await db
      .update(crewCertificates)
      .set({ fileId, verifiedAt: now, verifiedBy: admin.userId })
      .where(eq(crewCertificates.id, held?.id ?? 0));
    await expect(
      run(caller, certificateCsv([samplePaper({ ...key, "Document number": "6201234567" })]), "update"),
    ).rejects.toMatchObject({ messageKey: "crew-import.nothing" });
    const current = () =>
      db
        .select()
        .from(crewCertificates)
        .where(and(eq(crewCertificates.crewId, one.id), isNull(crewCertificates.supersededAt)));
    expect(await current()).toMatchObject([{ id: held?.id, verifiedBy: admin.userId }]);
    await run(caller, certificateCsv([samplePaper({ ...key, "Document number": "6201234568" })]), "update");
    expect(await current()).toMatchObject([{ certificateNumber: "6201234568", fileId, verifiedAt: null }]);
    await run(caller, certificateCsv([samplePaper({ ...key, Issued: "2026-03-01", Expires: "2031-03-01" })]), "update");
    expect(await current()).toMatchObject([{ issued: "2026-03-01", fileId: null }]);
  }),
);

test(
  "renews the passport on record whatever its name, and shows the longest valid of two",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const one = await seafarer(db);
    const passport = { crewId: one.id, kind: "passport" as const, issued: "2015-01-01", expired: "2020-01-01" };
    await db
      .insert(crewTravelDocuments)
      .values({ ...passport, documentName: "Indonesian passport", documentNumber: "A1111111" });
    await run(
      caller,
      certificateCsv([
        samplePaper({
          "Seafarer code": one.seafarerCode ?? "",
          Kind: "Passport",
          "Document name": "",
          "Document number": "C1234567",
        }),
      ]),
      "update",
    );
    const current = await db
      .select()
      .from(crewTravelDocuments)
      .where(and(eq(crewTravelDocuments.crewId, one.id), isNull(crewTravelDocuments.supersededAt)));
    expect(current).toMatchObject([{ documentNumber: "C1234567" }]);
    await db
      .insert(crewTravelDocuments)
      .values({ ...passport, documentName: "A passport of old", documentNumber: "A2222222" });
    expect((await getCrew.execute(caller, { crewId: one.id })).personal.passportNo).toBe("C1234567");
  }),
);

test(
  "refuses the whole file for one invalid line unless invalid lines are skipped",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const file = () => crewCsv([sampleLine(), sampleLine({ "Seafarer code": "6211570002", Rank: "Admiral", NIK: "" })]);
    await expect(run(caller, file(), "create")).rejects.toMatchObject({
      code: "invalid",
      messageKey: "crew-import.hasErrors",
    });
    expect(await db.$count(crew, eq(crew.seafarerCode, "6211576805"))).toBe(0);
    expect(await run(caller, file(), "create", true)).toMatchObject({
      crew: { rows: 2, added: 1, skipped: 1 },
      errors: 1,
    });
    expect(await db.$count(crew, eq(crew.seafarerCode, "6211576805"))).toBe(1);
    expect(await db.$count(crew, eq(crew.seafarerCode, "6211570002"))).toBe(0);
    await expect(run(caller, file(), "create", true)).rejects.toMatchObject({ messageKey: "crew-import.nothing" });
  }),
);

test(
  "changes only what differs, skips blank cells, finds people by either key, and none of another division",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const [byCode, byNumber, same] = [
      await seafarer(db, { phone: "+628111", email: "old@example.com" }),
      await seafarer(db),
      await seafarer(db, { phone: "+6281234567890" }),
    ];
    const tanker = await seafarer(db, { divisionId: 2 });
    const lines = [
      { "Seafarer code": byCode.seafarerCode ?? "", "Employee number": "", Phone: "0812 3456 7890", Email: "" },
      { "Seafarer code": "", "Employee number": byNumber.employeeNumber, Phone: "", Email: "new@example.com" },
      { "Seafarer code": same.seafarerCode ?? "", "Employee number": "", Phone: "+62 812 3456 7890", Email: "" },
    ];
    expect(await run(caller, crewCsv(lines), "update")).toMatchObject({
      crew: { rows: 3, added: 0, changed: 2, unchanged: 1 },
    });
    const rowOf = async (id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0];
    expect(await rowOf(byCode.id)).toMatchObject({
      phone: "+6281234567890",
      email: "old@example.com",
      version: 2,
      fullName: byCode.fullName,
    });
    expect(await rowOf(byNumber.id)).toMatchObject({ email: "new@example.com", version: 2 });
    expect(await rowOf(same.id)).toMatchObject({ version: 1 });
    const twice = [
      { "Seafarer code": byCode.seafarerCode ?? "", "Employee number": "", Phone: "0811 1111 1111" },
      { "Seafarer code": "", "Employee number": byCode.employeeNumber, Phone: "0822 2222 2222" },
    ];
    await expect(run(caller, crewCsv(twice), "update")).rejects.toMatchObject({ messageKey: "crew-import.hasErrors" });
    const foreign = crewCsv([{ "Seafarer code": tanker.seafarerCode ?? "", Phone: "0812 3456 7890" }]);
    await expect(run(caller, foreign, "update")).rejects.toMatchObject({ messageKey: "crew-import.hasErrors" });
    expect(await rowOf(tanker.id)).toMatchObject({ version: 1, phone: null });
  }),
);

test(
  "renews a certificate with other dates, keeps the old one in the history, and skips an equal one",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const one = await seafarer(db);
    const key = { "Seafarer code": one.seafarerCode ?? "" };
    await run(caller, certificateCsv([samplePaper(key)]), "create");
    await expect(run(caller, certificateCsv([samplePaper(key)]), "update")).rejects.toMatchObject({
      messageKey: "crew-import.nothing",
    });
    const renewed = certificateCsv([samplePaper({ ...key, Issued: "2026-01-05", Expires: "2031-01-05" })]);
    await expect(run(caller, renewed, "create")).rejects.toMatchObject({ messageKey: "crew-import.hasErrors" });
    expect(await run(caller, renewed, "update")).toMatchObject({ certificates: { added: 0, changed: 1 } });
    const rows = await db
      .select()
      .from(crewCertificates)
      .where(eq(crewCertificates.crewId, one.id))
      .orderBy(asc(crewCertificates.id));
    expect(rows).toMatchObject([
      { expired: "2029-03-01", supersededBy: rows[1]?.id, supersededAt: now },
      { expired: "2031-01-05", supersededAt: null },
    ]);
    expect(
      await db.$count(
        crewCertificates,
        and(eq(crewCertificates.crewId, one.id), isNull(crewCertificates.supersededAt)),
      ),
    ).toBe(1);
    await expect(
      run(caller, certificateCsv([samplePaper({ ...key, Issued: "2020-01-05", Expires: "2025-01-05" })]), "update"),
    ).rejects.toMatchObject({ messageKey: "crew-import.hasErrors" });
  }),
);

test(
  "keeps an employee number from the file and never assigns it again",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const [counter] = await db.select().from(employeeCounters).where(eq(employeeCounters.divisionId, 1));
    const high = `M-${String((counter?.last ?? 0) + 500).padStart(5, "0")}`;
    await run(
      caller,
      crewCsv([
        sampleLine({ "Employee number": high.toLowerCase() }),
        sampleLine({ "Seafarer code": "6211570003", NIK: "" }),
      ]),
      "create",
    );
    const numbers = await db
      .select({ code: crew.seafarerCode, number: crew.employeeNumber })
      .from(crew)
      .where(eq(crew.divisionId, 1));
    expect(numbers.find(({ code }) => code === "6211576805")?.number).toBe(high);
    expect(numbers.find(({ code }) => code === "6211570003")?.number).toBe(
      `M-${String((counter?.last ?? 0) + 501).padStart(5, "0")}`,
    );
  }),
);

test(
  "allows admins and superadmins only, and refuses an archive that is no workbook",
  rolledBack(async (db) => {
    for (const role of [
      "crewingmanagermarine",
      "crewingstaffmarine",
      "crewingprincipalmarine",
      "crewmarine",
    ] as const) {
      await expect(run(as(await person(db, role), { now }), crewCsv([sampleLine()]), "create")).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    const zip = new File([Buffer.from(zipSync({ "a.txt": new Uint8Array([1]) }))], "x.xlsx");
    await expect(run(as(await person(db, "superadmin"), { now }), zip, "create")).rejects.toMatchObject({
      code: "unsupported-type",
    });
  }),
);

test(
  "imports 1,000 people with 5,000 certificates within 30 seconds",
  rolledBack(async (db) => {
    const caller = as(await person(db, "crewingadminmarine"), { now });
    const codes = Array.from({ length: 1_000 }, (_, index) => `62${String(10_000_000 + index)}`);
    const people = codes.map((code, index) =>
      sampleLine({
        "Seafarer code": code,
        "Full name": `Budi Santoso ${"abcdefghij"[index % 10]}`,
        "Date of birth": "1990-05-17",
        NIK: `357810170590${String(index).padStart(4, "0")}`,
      }),
    );
    const names = ["BST", "AFF", "SCRB", "Own course one", "Own course two"];
    const papers = codes.flatMap((code) =>
      names.map((name, index) =>
        samplePaper({ "Seafarer code": code, "Document name": name, "Document number": `${code}${index}` }),
      ),
    );
    const file = await workbook(people, papers);
    const began = Date.now();
    expect(await run(caller, file, "create")).toMatchObject({
      crew: { added: 1_000 },
      certificates: { added: 5_000 },
      errors: 0,
    });
    expect(Date.now() - began).toBeLessThan(30_000);
  }),
  60_000,
);
