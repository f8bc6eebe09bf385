import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { Transaction } from "@/db/client";
import { crewCertificates, sensitiveReads } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments, seats } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { downloadFile } from "./download-file";

afterAll(closeDatabase);

const missing = { code: "not-found", wireCode: "FILE_NOT_FOUND" };

async function certified(db: Transaction, content: Buffer, contentType: string) {
  const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Pemilik Kapal" }).returning();
  const ship = await vessel(db, { principalId: owner?.id ?? null });
  const someone = await seafarer(db);
  const [seat] = await db.insert(seats).values({ vesselId: ship.id, positionId: someone.positionId }).returning();
  await db.insert(assignments).values({
    seatId: seat?.id ?? 0,
    vesselId: ship.id,
    crewId: someone.id,
    slot: "next",
    startDate: "2026-09-01",
    endDate: "2027-03-01",
    principalStatus: "Pending",
    employeeStatus: "Pending",
  });
  const [file] = await db
    .insert(files)
    .values({
      fileType: "personaldata",
      name: "bst.png",
      contentType,
      size: content.length,
      sha256: "x",
      content,
      subjectType: "crew",
      subjectId: someone.id,
    })
    .returning();
  await db.insert(crewCertificates).values({
    crewId: someone.id,
    kind: "cop",
    certificateName: "BST",
    certificateNumber: "1",
    issued: "2024-01-01",
    fileId: file?.id ?? null,
  });
  const principal = as({ ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null });
  return { fileId: file?.id ?? "", principal };
}

test(
  "staff get a certificate's scan as it is, a principal a marked picture of it, another division nothing",
  rolledBack(async (db) => {
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();
    const { fileId, principal } = await certified(db, picture, "image/png");
    const whole = await downloadFile.execute(as(await person(db, "crewingadminmarine")), { fileId });
    expect(Buffer.compare(Buffer.from(whole.body), picture)).toBe(0);
    const marked = await downloadFile.execute(principal, { fileId });
    expect(marked).toMatchObject({ contentType: "image/jpeg", name: "bst.jpg" });
    const { channels } = await sharp(Buffer.from(marked.body)).stats();
    expect(channels[0]?.min).toBeLessThan(220);
    await expect(downloadFile.execute(as(await person(db, "crewingadmintanker")), { fileId })).rejects.toMatchObject(
      missing,
    );
  }),
);

test(
  "a link may rename a file, not say that it is of another kind",
  rolledBack(async (db) => {
    const staff = as(await person(db, "crewingadminmarine"));
    const { fileId } = await certified(db, Buffer.from(pdf), "application/pdf");
    const nameFor = async (fileName: string) => (await downloadFile.execute(staff, { fileId, fileName })).name;
    expect(await nameFor("BST of Agus.pdf")).toBe("BST of Agus.pdf");
    expect(await nameFor("evil.html")).toBe("evil.html.pdf");
    expect(await nameFor("scan.PNG")).toBe("scan.pdf");
    expect(await nameFor(`${"x".repeat(190)}.exe`)).toBe(`${"x".repeat(100)}.pdf`);
  }),
);

test(
  "a principal gets a PDF with a mark on every page and the reading on record, staff the file as it is",
  rolledBack(async (db) => {
    const scan = await PDFDocument.create();
    for (const text of ["front", "back"]) scan.addPage([300, 200]).drawText(text);
    const content = Buffer.from(await scan.save());
    const { fileId, principal } = await certified(db, content, "application/pdf");
    const copy = await downloadFile.execute(principal, { fileId });
    expect(copy).toMatchObject({ contentType: "application/pdf", name: "bst.png" });
    const pages = (await PDFDocument.load(copy.body))
      .getPages()
      .map((page) => page.node.Resources()?.lookup(PDFName.of("XObject"), PDFDict).keys().map(String).join(" "));
    expect(pages).toEqual([expect.stringContaining("/Mark"), expect.stringContaining("/Mark")]);
    expect(
      await db
        .select({ fieldClass: sensitiveReads.fieldClass, operation: sensitiveReads.operation })
        .from(sensitiveReads),
    ).toEqual([{ fieldClass: "professional", operation: "files.download" }]);
    const whole = await downloadFile.execute(as(await person(db, "crewingplanningmarine")), { fileId });
    expect(Buffer.compare(Buffer.from(whole.body), content)).toBe(0);
  }),
);

test(
  "a PDF that cannot be marked is refused with its reason, not handed to a principal; staff still open it",
  rolledBack(async (db) => {
    const { fileId, principal } = await certified(db, pdf, "application/pdf");
    await expect(downloadFile.execute(principal, { fileId })).rejects.toMatchObject({
      code: "rule",
      wireCode: "PDF_BROKEN",
      messageKey: "files.unmarked.broken",
    });
    expect((await downloadFile.execute(as(await person(db, "crewingplanningmarine")), { fileId })).contentType).toBe(
      "application/pdf",
    );
  }),
);

test(
  "the evidence of an assignment is for those who see the vessel's manning and its head, not for principals, seafarers or another division",
  rolledBack(async (db) => {
    const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Pemilik Kapal" }).returning();
    const ship = await vessel(db, { principalId: owner?.id ?? null });
    const { tour, person: sailor } = await aboard(db, ship);
    const [file] = await db
      .insert(files)
      .values({
        fileType: "personaldata",
        name: "letter.pdf",
        contentType: "application/pdf",
        size: pdf.length,
        sha256: "x",
        content: pdf,
        subjectType: "assignment",
        subjectId: tour.id,
      })
      .returning();
    const open = async (who: Parameters<typeof as>[0]) =>
      (await downloadFile.execute(as(who), { fileId: file?.id ?? "" })).name;
    for (const role of [
      "superadmin",
      "crewingadminmarine",
      "crewingmanagermarine",
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingstaffmarine",
      "crewingpdemarine",
    ] as const) {
      expect(await open(await person(db, role))).toBe("letter.pdf");
    }
    expect(await open(await person(db, "crewmarine", "head", { vesselId: ship.id }))).toBe("letter.pdf");
    const outsiders = [
      await person(db, "crewingadmintanker"),
      await person(db, "crewingfinancemarine"),
      await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id }),
      await person(db, "crewmarine", "crew", { crewId: sailor.id }),
      { ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null },
    ];
    for (const outsider of outsiders) await expect(open(outsider)).rejects.toMatchObject(missing);
  }),
);
