import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { principals } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { generateVesselCrewList } from "./generate-vessel-crew-list";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function ship(db: Transaction) {
  const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
  const own = await vessel(db, {
    name: "TB Laut Biru",
    imoNumber: "9074729",
    callSign: "PMXY2",
    flag: "Indonesia",
    principalId: owner?.id ?? null,
  });
  const [belawan, bitung, status] = [
    await lookupId(db, "port", "Belawan"),
    await lookupId(db, "port", "Bitung"),
    await lookupId(db, "navigation-status", "Moored"),
  ];
  await db.insert(voyageEntries).values([
    {
      vesselId: own.id,
      portId: belawan,
      navigationStatusId: status,
      recordedAt: new Date("2026-11-10T00:00:00Z"),
      originPortId: belawan,
      destinationPortId: bitung,
      voyageNumber: "V-12",
    },
    { vesselId: own.id, portId: bitung, navigationStatusId: status, recordedAt: new Date("2026-11-19T00:00:00Z") },
  ]);
  return own;
}

async function master(db: Transaction, own: Awaited<ReturnType<typeof vessel>>) {
  const { person: someone } = await aboard(db, own, {
    rank: "Master",
    fullName: "I Made Agus Setiawan",
    birthPlace: "Denpasar",
    seafarerCode: "6211576805",
    nationalityId: await lookupId(db, "nationality", "Indonesian"),
  });
  const crewId = someone.id;
  await db.insert(crewTravelDocuments).values([
    {
      crewId,
      kind: "passport",
      documentName: "Passport",
      documentNumber: "C1234567",
      issued: "2023-01-01",
      expired: "2033-01-01",
    },
    {
      crewId,
      kind: "passport",
      documentName: "Old passport",
      documentNumber: "A0000001",
      issued: "2013-01-01",
      expired: "2023-01-01",
      supersededAt: now,
    },
    {
      crewId,
      kind: "seaman-book",
      documentName: "Seaman Book",
      documentNumber: "E143100",
      issued: "2024-01-01",
      expired: "2027-01-01",
    },
  ]);
  await db.insert(crewCertificates).values([
    {
      crewId,
      kind: "coc",
      certificateName: "Deck Officer Class II (ANT-II)",
      certificateNumber: "6200123456",
      issued: "2020-01-01",
    },
    {
      crewId,
      kind: "cop",
      certificateName: "Basic Safety Training (BST)",
      certificateNumber: "6200-BST",
      issued: "2024-01-01",
      expired: "2029-01-01",
    },
    {
      crewId,
      kind: "cop",
      certificateName: "Advanced Fire Fighting (AFF)",
      certificateNumber: "6200-AFF",
      issued: "2019-01-01",
      expired: "2024-01-01",
    },
  ]);
  return someone;
}

const textsOf = (rows: { text: string }[][]) => rows.map((row) => row.map(({ text }) => text));

test(
  "generates FAL form 5 with the Indonesian block and empty columns",
  rolledBack(async (db) => {
    const own = await ship(db);
    await aboard(db, own, { rank: "Oiler", fullName: "Suharto", crewOrigin: "WNA" });
    await master(db, own);
    const staff = await person(db, "crewingstaffmarine");
    const file = await generateVesselCrewList.execute(as(staff, { now }), { vesselId: own.id });
    expect([file.name, file.contentType]).toEqual([
      "20261120090000_Crew-List-TB-Laut-Biru.xlsx",
      expect.stringContaining("spreadsheetml"),
    ]);
    const { rows, xml } = readSheet(file.body);
    const texts = textsOf(rows);
    expect(texts[0]?.[0]).toBe("Crew list (IMO FAL form 5), TB Laut Biru, 20 Nov 2026, 2 people");
    const head = texts.findIndex((row) => row[1]?.startsWith("Family name"));
    const facts = Object.fromEntries(
      texts.slice(2, head).flatMap((row) => [
        [row[0], row[2]],
        [row[4], row[6]],
      ]),
    );
    expect(facts).toMatchObject({
      "Name of vessel / Nama kapal": "TB Laut Biru",
      "IMO number / Nomor IMO": "9074729",
      "Call sign / Tanda panggilan": "PMXY2",
      "Flag state / Negara bendera": "Indonesia",
      "Port of arrival or departure / Pelabuhan tiba atau berangkat": "Bitung",
      "Last port of call / Pelabuhan singgah terakhir": "Belawan",
      "Voyage number / Nomor pelayaran": "V-12",
      "Date / Tanggal": "20 Nov 2026",
    });
    expect(texts[head]?.map((label) => label.split(" / ")[0])).toEqual([
      "No",
      "Family name",
      "Given names",
      "Rank",
      "Nationality",
      "Date of birth",
      "Place of birth",
      "Gender",
      "Type of identity document",
      "Number",
      "Issuing state",
      "Expiry",
      "Seafarer code",
      "Seaman book",
      "Seaman book expiry",
      "COC",
      "COC number",
      "COP",
      "PKL number",
      "PKL date",
      "Sign-on date",
      "Sign-on port",
      "Planned off board",
    ]);
    expect(texts[head + 1]).toEqual([
      "1",
      "Setiawan",
      "I Made Agus",
      "Master",
      "Indonesian",
      "1990-04-12",
      "Denpasar",
      "Male / Laki-laki",
      "Passport / Paspor",
      "C1234567",
      "Indonesia",
      "2033-01-01",
      "6211576805",
      "E143100",
      "2027-01-01",
      "Deck Officer Class II (ANT-II)",
      "6200123456",
      "BST",
      "",
      "",
      "2026-08-01",
      "",
      "2027-02-01",
    ]);
    expect(texts[head + 2]?.slice(0, 12)).toEqual([
      "2",
      "Suharto",
      "",
      "Oiler",
      "",
      "1990-04-12",
      "",
      "Male / Laki-laki",
      "",
      "",
      "",
      "",
    ]);
    expect(texts.flat()).toContain("Signature of master / Tanda tangan Nakhoda");
    expect(texts.at(-1)?.[0]).toBe("Filters: TB Laut Biru. Exported by Sari Wijaya at 20 Nov 2026 09:00 WIB");
    expect(xml).toContain(`<autoFilter ref="A${head + 1}:W${head + 3}"/>`);
    expect(xml).toMatch(new RegExp(`<pane [^>]*ySplit="${head + 1}"[^>]*state="frozen"`));
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "vessels.generate-crew-list"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      subject: String(own.id),
      divisionId: 1,
      actorId: String(staff.userId),
      after: { document: "crew-list", rows: 2 },
    });
  }),
);

test(
  "unmasks numbers for principal and head and checks access",
  rolledBack(async (db) => {
    const own = await ship(db);
    const other = await vessel(db);
    await master(db, own);
    const principal = { ...(await person(db, "crewingprincipalmarine")), principalId: own.principalId };
    const head = { ...(await person(db, "crewmarine", "head")), vesselId: own.id };
    for (const actor of [principal, head]) {
      const file = await generateVesselCrewList.execute(as(actor, { now }), { vesselId: own.id });
      expect(textsOf(readSheet(file.body).rows).flat()).toEqual(
        expect.arrayContaining(["C1234567", "E143100", "6200123456"]),
      );
      await expect(generateVesselCrewList.execute(as(actor), { vesselId: other.id })).rejects.toMatchObject({
        code: "not-found",
      });
    }
    await expect(
      generateVesselCrewList.execute(as(await person(db, "crewingstafftanker")), { vesselId: own.id }),
    ).rejects.toMatchObject({ code: "not-found" });
    await expect(
      generateVesselCrewList.execute(as(await person(db, "crewingfinancemarine")), { vesselId: own.id }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "escapes formulas and omits identity and bank numbers",
  rolledBack(async (db) => {
    const own = await ship(db);
    const someone = await master(db, own);
    await db
      .update(crew)
      .set({
        fullName: "=HYPERLINK(1)",
        birthPlace: "@SUM(A1)",
        idNumber: "3578101705900001",
        npwpNumber: "123456789012345",
      })
      .where(eq(crew.id, someone.id));
    const texts = textsOf(
      readSheet(
        (
          await generateVesselCrewList.execute(as(await person(db, "crewingadminmarine"), { now }), {
            vesselId: own.id,
          })
        ).body,
      ).rows,
    ).flat();
    expect(texts).toEqual(expect.arrayContaining(["'=HYPERLINK(1)", "'@SUM(A1)"]));
    expect(texts.filter((text) => /^[=+\-@]|3578101705900001|123456789012345/.test(text))).toEqual([]);
  }),
);

test(
  "generates an empty list in Indonesian",
  rolledBack(async (db) => {
    const own = await vessel(db, { name: "TB Sepi" });
    const file = await generateVesselCrewList.execute(
      as(await person(db, "crewingadminmarine"), { now, locale: "id" }),
      { vesselId: String(own.id) },
    );
    const texts = textsOf(readSheet(file.body).rows);
    expect(texts[0]?.[0]).toBe("Daftar awak kapal (IMO FAL form 5), TB Sepi, 20 Nov 2026, tidak ada awak di kapal");
    expect(texts.flat()).toContain("Nama keluarga / Family name");
  }),
);

test(
  "generates sixty people within a second",
  rolledBack(async (db) => {
    const own = await ship(db);
    const first = await master(db, own);
    const certificates = await db.select().from(crewCertificates).where(eq(crewCertificates.crewId, first.id));
    for (let index = 0; index < 60; index += 1) {
      const { person: someone } = await aboard(db, own, {
        rank: "Able Seaman",
        sequence: index + 1,
        fullName: `Person ${index}`,
      });
      await db
        .insert(crewCertificates)
        .values(certificates.map(({ id: _id, ...one }) => ({ ...one, crewId: someone.id })));
    }
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const start = performance.now();
    const file = await generateVesselCrewList.execute(staff, { vesselId: own.id });
    const milliseconds = performance.now() - start;
    expect(readSheet(file.body).rows.filter((row) => /^\d+$/.test(row[0]?.text ?? ""))).toHaveLength(61);
    expect(milliseconds).toBeLessThan(1_000);
  }),
);
