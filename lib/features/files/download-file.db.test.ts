import sharp from "sharp";
import type { Transaction } from "@/db/client";
import { crewCertificates } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments, seats } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { downloadFile } from "./download-file";

afterAll(closeDatabase);

const missing = { code: "not-found", wireCode: "FILE_NOT_FOUND" };

async function certified(db: Transaction, content: Buffer, contentType: string) {
  const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Pemilik Kapal" }).returning();
  const ship = await vessel(db, { principalId: owner?.id ?? null });
  const someone = await seafarer(db);
  const [seat] = await db.insert(seats).values({ vesselId: ship.id, positionId: someone.positionId }).returning();
  await db.insert(assignments).values({ seatId: seat?.id ?? 0, vesselId: ship.id, crewId: someone.id, slot: "next", startDate: "2026-09-01", endDate: "2027-03-01", principalStatus: "Pending", employeeStatus: "Pending" });
  const [file] = await db.insert(files).values({ fileType: "personaldata", name: "bst.png", contentType, size: content.length, sha256: "x", content, subjectType: "crew", subjectId: someone.id }).returning();
  await db.insert(crewCertificates).values({ crewId: someone.id, kind: "cop", certificateName: "BST", certificateNumber: "1", issued: "2024-01-01", fileId: file?.id ?? null });
  const principal = as({ ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null });
  return { fileId: file?.id ?? "", principal };
}

test(
  "staff get a certificate's scan as it is, a principal a marked picture of it, another division nothing",
  rolledBack(async (db) => {
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#ffffff" } }).png().toBuffer();
    const { fileId, principal } = await certified(db, picture, "image/png");
    const whole = await downloadFile.execute(as(await person(db, "crewingadminmarine")), { fileId });
    expect(Buffer.compare(Buffer.from(whole.body), picture)).toBe(0);
    const marked = await downloadFile.execute(principal, { fileId });
    expect(marked).toMatchObject({ contentType: "image/jpeg", name: "bst.jpg" });
    const { channels } = await sharp(Buffer.from(marked.body)).stats();
    expect(channels[0]?.min).toBeLessThan(220);
    await expect(downloadFile.execute(as(await person(db, "crewingadmintanker")), { fileId })).rejects.toMatchObject(missing);
  }),
);

test(
  "a PDF that cannot be marked is not handed to a principal",
  rolledBack(async (db) => {
    const { fileId, principal } = await certified(db, pdf, "application/pdf");
    await expect(downloadFile.execute(principal, { fileId })).rejects.toMatchObject(missing);
    expect((await downloadFile.execute(as(await person(db, "crewingplanningmarine")), { fileId })).contentType).toBe("application/pdf");
  }),
);
