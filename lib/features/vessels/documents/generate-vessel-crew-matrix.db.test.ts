import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crewCertificates, crewSeaServices } from "@/db/schema/crew";
import { certificates, vesselTypes } from "@/db/schema/positions";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { generateVesselCrewMatrix } from "./generate-vessel-crew-matrix";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function held(db: Transaction, crewId: number, abbreviation: string, expired: string | null) {
  const row = (await db.select().from(certificates)).find(({ nameEn }) => nameEn.endsWith(`(${abbreviation})`));
  if (!row) throw new Error(`no ${abbreviation}`);
  await db.insert(crewCertificates).values({
    crewId,
    kind: row.kind,
    certificateId: row.id,
    certificateName: row.nameEn,
    certificateNumber: `N-${abbreviation}`,
    issued: "2020-01-01",
    expired,
  });
}

const sheetOf = async (caller: ReturnType<typeof as>, vesselId: number) =>
  readSheet((await generateVesselCrewMatrix.execute(caller, { vesselId })).body);

test(
  "generates the marine matrix with dates, marks and legend",
  rolledBack(async (db) => {
    const own = await vessel(db, { name: "TB Laut Biru" });
    const { person: bosun } = await aboard(db, own, { rank: "Bosun", fullName: "Budi" });
    const { person: master } = await aboard(db, own, {
      rank: "Master",
      fullName: "Agus Wijaya",
      familyName: "Wijaya",
      givenNames: "Agus",
    });
    await held(db, master.id, "BST", "2026-11-19");
    await held(db, master.id, "SCRB", "2027-02-18");
    await held(db, master.id, "AFF", "2030-01-01");
    await held(db, master.id, "ANT-I", null);
    await held(db, bosun.id, "BST", "2027-02-19");
    const staff = await person(db, "crewingplanningmarine");
    const file = await generateVesselCrewMatrix.execute(as(staff, { now }), { vesselId: own.id });
    expect(file.name).toBe("20261120090000_Crew-Matrix-TB-Laut-Biru.xlsx");
    const { rows } = readSheet(file.body);
    expect(rows[0]?.[0]?.text).toBe("Crew matrix, TB Laut Biru, 20 Nov 2026, 2 people");
    const head = rows.findIndex((row) => row[1]?.text.startsWith("Name /"));
    const labels = rows[head]?.map(({ text }) => text) ?? [];
    const cell = (line: number, label: string) => rows[head + line]?.[labels.indexOf(label)];
    expect(rows[head + 1]?.slice(0, 3).map(({ text }) => text)).toEqual(["1", "Wijaya, Agus", "Master"]);
    expect(cell(1, "BST")).toEqual({ text: "2026-11-19", fill: "FAE3DE", format: '"✗ "dd mmm yyyy' });
    expect(cell(1, "SCRB")).toEqual({ text: "2027-02-18", fill: "FDF0D2", format: '"! "dd mmm yyyy' });
    expect(cell(1, "AFF")).toEqual({ text: "2030-01-01", fill: "DFF3EA", format: "dd mmm yyyy" });
    expect(cell(1, "ANT-IV")).toMatchObject({ text: "No expiry / Tanpa batas", fill: "DFF3EA" });
    expect(cell(2, "BST")).toMatchObject({ text: "2027-02-19", fill: "DFF3EA" });
    expect(cell(2, "ANT-IV")).toMatchObject({ text: "n/a / tidak perlu", fill: "EFEBE1" });
    expect(cell(2, "SAT")).toMatchObject({ text: "Missing / Tidak ada", fill: "F2C4BA" });
    const below = rows.slice(head + 3).flatMap((row) => row.map(({ text }) => text));
    for (const meaning of [
      "! before a date: valid, ends within 90 days",
      "✗ before a date: expired",
      "Missing: required",
      "n/a: not required",
    ])
      expect(below.filter((text) => text.startsWith(meaning))).toHaveLength(1);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "vessels.generate-crew-matrix"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(own.id), after: { document: "crew-matrix", rows: 2 } });
  }),
);

async function tanker(db: Transaction) {
  const [type] = await db.select().from(vesselTypes).where(eq(vesselTypes.name, "Oil Product Tanker"));
  return vessel(db, {
    divisionId: 2,
    name: "MT Utama",
    flag: "Indonesia",
    imoNumber: "9074729",
    ...(type ? { vesselTypeId: type.id } : {}),
  });
}

test(
  "generates the tanker matrix with experience and pair sums",
  rolledBack(async (db) => {
    const own = await tanker(db);
    const { person: master } = await aboard(db, own, {
      rank: "Master",
      fullName: "Agus",
      since: "2026-05-20",
      joinedOn: "2016-11-20",
      nationalityId: await lookupId(db, "nationality", "Indonesian"),
    });
    await aboard(db, own, { rank: "Chief Officer", fullName: "Budi", since: "2026-10-20", joinedOn: "2026-10-20" });
    await aboard(db, own, { rank: "Chief Engineer", fullName: "Cahyo" });
    await aboard(db, own, { rank: "Pumpman", fullName: "Dedi" });
    await db.insert(crewSeaServices).values({
      crewId: master.id,
      companyName: "PT Lain",
      position: "Nakhoda",
      vesselName: "MT Lama",
      vesselType: "Tanker Produk Minyak",
      onBoard: "2018-01-01",
      offBoard: "2020-12-31",
    });
    for (const abbreviation of ["ANT-I", "COE", "GOC", "BOCT", "AOT"])
      await held(db, master.id, abbreviation, abbreviation === "ANT-I" ? null : "2029-01-01");
    const staff = as(await person(db, "crewingstafftanker"), { now });
    const { rows } = await sheetOf(staff, own.id);
    const texts = rows.map((row) => row.map(({ text }) => text));
    expect(texts[0]?.[0]).toBe("Officer matrix, MT Utama, 20 Nov 2026, 3 officers");
    const head = texts.findIndex((row) => row[1]?.startsWith("Rank /"));
    expect(texts[head]?.map((label) => label.split(" / ")[0])).toEqual([
      "No",
      "Rank",
      "Name",
      "Nationality",
      "COC",
      "Issuing country",
      "Administration acceptance",
      "Tanker endorsement",
      "STCW V/1 paragraph",
      "Radio qualification",
      "Years with operator",
      "Years in rank",
      "Years on this type of tanker",
      "Years on all tankers",
      "Months on board this time",
      "Sign-on date",
      "English proficiency",
    ]);
    expect(texts[head + 1]).toEqual([
      "1",
      "Master",
      "Agus",
      "Indonesian",
      "Deck Officer Class I (ANT-I)",
      "Indonesia",
      "Yes / Ya",
      "Oil / Minyak (advanced / lanjut), Chemical / Kimia (basic / dasar)",
      "V/1-1.2, V/1-1.4",
      "GOC",
      "10",
      "3.5",
      "3.5",
      "3.5",
      "6.1",
      "2026-05-20",
      "",
    ]);
    expect(texts[head + 2]?.slice(1, 3)).toEqual(["Chief Officer", "Budi"]);
    expect(texts.flat()).not.toContain("Dedi");
    const pair = texts.find((row) => row[1] === "Master + Chief Officer");
    expect(pair?.slice(10, 13)).toEqual(["10.1", "3.6", "3.6"]);
    expect(pair?.[2]).toBe("Below the rule: years on this type / tahun di jenis ini");
    expect(texts.find((row) => row[1] === "Chief Engineer + Second Engineer")?.[2]).toBe(
      "Not on board: Second Engineer",
    );
    expect(texts.find((row) => row[1]?.startsWith("Usual rule"))?.slice(10, 13)).toEqual(["2", "3", "6"]);
  }),
);

test(
  "checks access by role and vessel",
  rolledBack(async (db) => {
    const own = await tanker(db);
    await aboard(db, own, { rank: "Master", fullName: "Agus" });
    const head = { ...(await person(db, "crewtanker", "head")), vesselId: own.id };
    expect((await sheetOf(as(head, { now }), own.id)).rows.flat().map(({ text }) => text)).toContain("Agus");
    await expect(
      sheetOf(as({ ...head, vesselId: (await vessel(db, { divisionId: 2 })).id }), own.id),
    ).rejects.toMatchObject({ code: "not-found" });
    await expect(sheetOf(as(await person(db, "crewingprincipaltanker")), own.id)).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(sheetOf(as(await person(db, "crewingstaffmarine")), own.id)).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(sheetOf(as(await person(db, "crewingfinancetanker")), own.id)).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "generates thirty people within a second",
  rolledBack(async (db) => {
    const own = await vessel(db);
    for (let index = 0; index < 30; index += 1) {
      const { person: someone } = await aboard(db, own, { rank: index % 2 ? "Master" : "Oiler", sequence: index + 1 });
      for (const abbreviation of ["BST", "AFF", "SCRB"]) await held(db, someone.id, abbreviation, "2029-01-01");
    }
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const start = performance.now();
    await generateVesselCrewMatrix.execute(staff, { vesselId: own.id });
    expect(performance.now() - start).toBeLessThan(1_000);
  }),
);
