import sharp from "sharp";
import type { Transaction } from "@/db/client";
import { crewCertificates, crewDocuments, crewTravelDocuments, sensitiveReads } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments, seats } from "@/db/schema/manning";
import { medicalCertificates } from "@/db/schema/preparation";
import { principals } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { crewFileFor } from "./files.queries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T05:00:00Z");

/** Seed a person on a principal's vessel with one scan per kind of document. */
async function scanned(db: Transaction) {
  const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Pemilik Kapal" }).returning();
  const ship = await vessel(db, { principalId: owner?.id ?? null });
  const crewMember = await seafarer(db, { status: "on-board", vesselId: ship.id });
  const crewId = crewMember.id;
  const [seat] = await db.insert(seats).values({ vesselId: ship.id, positionId: crewMember.positionId }).returning();
  await db.insert(assignments).values({
    seatId: seat?.id ?? 0,
    vesselId: ship.id,
    crewId,
    slot: "current",
    startDate: "2026-09-01",
    endDate: "2027-03-01",
    checkedInOn: "2026-09-01",
    principalStatus: "Confirmed",
    employeeStatus: "Confirmed",
  });
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  const scan = async (fileType: string, content = picture) => {
    const [file] = await db
      .insert(files)
      .values({
        fileType,
        name: "scan.png",
        contentType: content === pdf ? "application/pdf" : "image/png",
        size: content.length,
        sha256: "x",
        content,
        subjectType: "crew",
        subjectId: crewId,
      })
      .returning();
    if (!file) throw new Error("file was not stored");
    return file;
  };
  const certificate = { crewId, kind: "cop" as const, certificateNumber: "1", issued: "2024-01-01" };
  const scans = {
    photo: await scan("personaldata"),
    certificate: await scan("personaldata"),
    old: await scan("personaldata"),
    passport: await scan("personaldata"),
    ktp: await scan("personaldata"),
    bank: await scan("personaldata"),
    medical: await scan("medical"),
    pdf: await scan("personaldata", pdf),
    stray: await scan("personaldata"),
  };
  await db.insert(crewCertificates).values([
    { ...certificate, certificateName: "BST", fileId: scans.certificate.id },
    { ...certificate, certificateName: "BST", fileId: scans.old.id, supersededAt: now },
    { ...certificate, certificateName: "AFF", fileId: scans.pdf.id },
  ]);
  await db.insert(crewTravelDocuments).values({
    crewId,
    kind: "passport",
    documentName: "Passport",
    documentNumber: "C1",
    issued: "2024-01-01",
    fileId: scans.passport.id,
  });
  await db.insert(crewDocuments).values([
    { crewId, type: "photo", label: "Portrait", fileId: scans.photo.id },
    { crewId, type: "ktp", label: "KTP", fileId: scans.ktp.id },
    { crewId, type: "bank-book", label: "BCA", fileId: scans.bank.id },
  ]);
  await db.insert(medicalCertificates).values({
    crewId,
    status: "FIT",
    examinationDate: "2026-01-01",
    validUntil: "2028-01-01",
    fileId: scans.medical.id,
  });
  return { someone: crewMember, ship, owner, scans };
}
type Scans = Awaited<ReturnType<typeof scanned>>["scans"];

const opened = async (db: Transaction, actor: UserActor, scans: Scans) => {
  const names: string[] = [];
  for (const [name, file] of Object.entries(scans))
    if ((await crewFileFor(db, { actor, now }, file)).open) names.push(name);
  return names;
};

test(
  "opens a file for viewers of the person and its class only",
  rolledBack(async (db) => {
    const { someone: crewMember, ship, owner, scans } = await scanned(db);
    const papers = ["photo", "certificate", "old", "passport"];
    expect(await opened(db, await person(db, "crewingadminmarine"), scans)).toEqual(Object.keys(scans));
    expect(await opened(db, await person(db, "crewingplanningmarine"), scans)).toEqual([...papers, "pdf"]);
    expect(await opened(db, await person(db, "crewingservicemarine"), scans)).toEqual([...papers, "medical", "pdf"]);
    expect(await opened(db, await person(db, "crewingfinancemarine"), scans)).toEqual(["photo", "bank"]);
    expect(await opened(db, { ...(await person(db, "crewmarine")), crewId: crewMember.id }, scans)).toEqual(
      Object.keys(scans),
    );
    expect(await opened(db, { ...(await person(db, "crewmarine", "head")), vesselId: ship.id }, scans)).toEqual([
      ...papers,
      "pdf",
    ]);
    expect(
      await opened(db, { ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null }, scans),
    ).toEqual(["photo", "certificate", "pdf"]);
    expect(await opened(db, await person(db, "crewingadmintanker"), scans)).toEqual([]);
    expect(
      await opened(db, { ...(await person(db, "crewmarine", "head")), vesselId: (await vessel(db)).id }, scans),
    ).toEqual([]);
  }),
);

test(
  "marks a principal's copy and logs its opening, and logs identity, pay and health files for all",
  rolledBack(async (db) => {
    const { owner, scans } = await scanned(db);
    const principal = { ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null };
    expect(await crewFileFor(db, { actor: principal, now }, scans.certificate)).toEqual({
      open: true,
      mark: `PT Pemilik Kapal, ${principal.email}, 2026-11-20`,
    });
    expect(await crewFileFor(db, { actor: principal, now }, scans.photo)).toEqual({ open: true, mark: null });
    const admin = await person(db, "crewingadminmarine");
    for (const file of [scans.certificate, scans.ktp, scans.medical, scans.bank])
      expect(await crewFileFor(db, { actor: admin, now }, file)).toEqual({ open: true, mark: null });
    const reads = await db.select().from(sensitiveReads).orderBy(sensitiveReads.id);
    expect(reads.map(({ userId, fieldClass }) => [userId === principal.userId, fieldClass])).toEqual([
      [true, "professional"],
      [false, "identity"],
      [false, "medical"],
      [false, "payroll"],
    ]);
  }),
);
