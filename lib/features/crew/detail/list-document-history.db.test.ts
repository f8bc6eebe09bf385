import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Transaction } from "@/db/client";
import { crewCertificates, crewDocuments, crewTravelDocuments, sensitiveReads } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { medicalCertificates } from "@/db/schema/preparation";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { exportOwnData } from "../data-requests/export-own-data";
import { listSensitiveReads } from "./list-sensitive-reads";
import { listDocumentHistory } from "./list-document-history";

afterAll(closeDatabase);

const at = (day: string) => new Date(`${day}T03:00:00Z`);

async function renewed(db: Transaction) {
  const crewMember = await seafarer(db);
  const crewId = crewMember.id;
  const { userId } = await person(db, "crewingpdemarine");
  const [file] = await db
    .insert(files)
    .values({
      fileType: "personaldata",
      name: "bst.pdf",
      contentType: "application/pdf",
      size: pdf.length,
      sha256: "x",
      content: pdf,
    })
    .returning({ id: files.id });
  const certificate = { crewId, kind: "cop" as const, certificateName: "BST", issued: "2021-01-01", createdBy: userId };
  const [old] = await db
    .insert(crewCertificates)
    .values({
      ...certificate,
      certificateNumber: "OLD",
      expired: "2026-01-01",
      createdAt: at("2021-02-01"),
      supersededAt: at("2026-02-01"),
      verifiedAt: at("2021-02-02"),
      verifiedBy: userId,
      verificationMethod: "online",
    })
    .returning();
  const [renewal] = await db
    .insert(crewCertificates)
    .values({
      ...certificate,
      certificateNumber: "NEW",
      expired: "2031-01-01",
      createdAt: at("2026-02-01"),
      fileId: file?.id ?? null,
    })
    .returning();
  await db
    .update(crewCertificates)
    .set({ supersededBy: renewal?.id ?? null })
    .where(eq(crewCertificates.id, old?.id ?? 0));
  await db.insert(crewTravelDocuments).values({
    crewId,
    kind: "passport",
    documentName: "Passport",
    documentNumber: "C1234567",
    issued: "2024-01-01",
    createdAt: at("2024-02-01"),
  });
  await db.insert(crewDocuments).values([
    { crewId, type: "ktp", label: "KTP", fileId: file?.id ?? "", createdAt: at("2020-01-01") },
    {
      crewId,
      type: "photo",
      label: "Portrait",
      fileId: file?.id ?? "",
      createdAt: at("2020-01-02"),
      removedAt: at("2022-01-01"),
      removedBy: userId,
    },
  ]);
  await db.insert(medicalCertificates).values([
    {
      crewId,
      status: "FIT",
      certificateNumber: "MC-1",
      examinationDate: "2023-01-01",
      validUntil: "2025-01-01",
      createdAt: at("2023-01-02"),
    },
    {
      crewId,
      status: "FIT",
      certificateNumber: "MC-2",
      examinationDate: "2025-01-01",
      validUntil: "2027-01-01",
      createdAt: at("2025-01-02"),
    },
  ]);
  return { someone: crewMember, renewal };
}

test(
  "lists every version, newest upload first, with its replacement and users, in two queries",
  rolledBack(async (db) => {
    const { someone: crewMember, renewal } = await renewed(db);
    const admin = as(await person(db, "crewingadminmarine"));
    const { rows, total } = await listDocumentHistory.execute(admin, { crewId: crewMember.id, pageSize: 50 });
    expect(total).toBe(7);
    expect(rows.map(({ kind, number, name, isCurrent }) => [kind, number ?? name, isCurrent])).toEqual([
      ["cop", "NEW", true],
      ["medical-certificate", "MC-2", true],
      ["travel-document", "C1234567", true],
      ["medical-certificate", "MC-1", false],
      ["cop", "OLD", false],
      ["personal-document", "Portrait", false],
      ["personal-document", "KTP", true],
    ]);
    expect(rows[0]).toMatchObject({
      attachment: { fileName: "bst.pdf" },
      createdBy: "Sari Wijaya",
      supersededBy: null,
      issued: "2021-01-01",
      expired: "2031-01-01",
    });
    expect(rows[4]).toMatchObject({
      supersededBy: renewal?.id,
      supersededAt: at("2026-02-01"),
      verifiedBy: "Sari Wijaya",
      verificationMethod: "online",
      createdAt: at("2021-02-01"),
    });
    expect(rows[5]).toMatchObject({ removedBy: "Sari Wijaya", removedAt: at("2022-01-01") });
    const sent = await queriesSent(db, () =>
      listDocumentHistory.execute(admin, { crewId: crewMember.id, pageSize: 2, pageNumber: 2 }),
    );
    expect(sent.filter((query) => query.includes("union all"))).toHaveLength(2);
  }),
);

test(
  "omits documents of hidden classes from rows and counts",
  rolledBack(async (db) => {
    const { someone: crewMember } = await renewed(db);
    const planning = await listDocumentHistory.execute(as(await person(db, "crewingplanningmarine")), {
      crewId: crewMember.id,
      pageSize: 50,
    });
    expect(planning).toMatchObject({ total: 4 });
    expect(new Set(planning.rows.map(({ kind }) => kind))).toEqual(
      new Set(["cop", "travel-document", "personal-document"]),
    );
    const service = await listDocumentHistory.execute(as(await person(db, "crewingservicemarine")), {
      crewId: crewMember.id,
    });
    expect(service.total).toBe(6);
    for (const role of ["crewingfinancemarine", "crewingprincipalmarine"] as const) {
      await expect(
        listDocumentHistory.execute(as(await person(db, role)), { crewId: crewMember.id }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    const head = { ...(await person(db, "crewmarine", "head")), crewId: (await seafarer(db)).id };
    await expect(listDocumentHistory.execute(as(head), { crewId: crewMember.id })).rejects.toMatchObject({
      code: "not-found",
    });
    expect(
      (await listDocumentHistory.execute(as({ ...head, crewId: crewMember.id }), { crewId: crewMember.id })).total,
    ).toBe(7);
  }),
);

test(
  "shows the read log to manager and superadmin only; the person finds it in their data export",
  rolledBack(async (db) => {
    const { someone: crewMember } = await renewed(db);
    const crewId = crewMember.id;
    const admin = await person(db, "crewingadminmarine");
    await listDocumentHistory.execute(as(admin), { crewId });
    const logged = {
      total: 2,
      rows: [
        expect.objectContaining({
          userName: "Sari Wijaya",
          role: "crewingadminmarine",
          operation: "crew.list-document-history",
        }),
        expect.anything(),
      ],
    };
    for (const reader of [await person(db, "crewingmanagermarine"), await person(db, "superadmin")]) {
      const page = await listSensitiveReads.execute(as(reader), { crewId });
      expect(page).toMatchObject(logged);
      expect(page.rows.map(({ fieldClass }) => fieldClass).sort()).toEqual(["identity", "medical"]);
    }
    const own = { ...(await person(db, "crewmarine")), crewId };
    for (const role of [
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
    ] as const) {
      await expect(listSensitiveReads.execute(as(await person(db, role)), { crewId })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    for (const actor of [admin, own])
      await expect(listSensitiveReads.execute(as(actor), { crewId })).rejects.toMatchObject({ code: "forbidden" });
    const { body } = await exportOwnData.execute(as(own), {});
    const data = JSON.parse(strFromU8(unzipSync(body)["data.json"] ?? new Uint8Array()));
    expect(data.whoReadYourData).toHaveLength(2);
    await expect(
      listSensitiveReads.execute(as(await person(db, "crewingmanagertanker")), { crewId }),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, crewId))).toHaveLength(2);
  }),
);
