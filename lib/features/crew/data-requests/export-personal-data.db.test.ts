import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crewBankAccounts, crewCertificates, sensitiveReads, dataRequests } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { claimFiles } from "@/lib/platform/files/store";
import { exportOwnData } from "./export-own-data";
import { exportPersonalData } from "./export-personal-data";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const partsOf = (body: Uint8Array) => {
  const parts = unzipSync(body);
  return { names: Object.keys(parts).sort(), data: JSON.parse(strFromU8(parts["data.json"] ?? new Uint8Array())) };
};

async function somebody(db: Transaction) {
  const manager = await person(db, "crewingmanagermarine");
  const one = await seafarer(db, {
    fullName: "Ratna Kusuma",
    idNumber: "3578101705900001",
    email: "ratna@example.com",
  });
  const scan = await uploaded(db, manager.userId, "personaldata", "bst.pdf");
  await claimFiles(db, [scan], { type: "crew", id: one.id });
  await db.insert(crewCertificates).values({
    crewId: one.id,
    kind: "cop",
    certificateName: "BST",
    certificateNumber: "RK-77",
    issued: "2024-01-01",
    fileId: scan,
  });
  await db
    .insert(crewBankAccounts)
    .values({ crewId: one.id, sequence: 1, bankName: "Mandiri", accountNumber: "1420012345678", accountName: "Ratna" });
  await registered(db, one.id, manager.userId, { description: "Left the watch without relief twice" });
  const other = await seafarer(db, { fullName: "Somebody Else" });
  await db
    .insert(crewBankAccounts)
    .values({ crewId: other.id, sequence: 1, bankName: "BCA", accountNumber: "99999999", accountName: "Else" });
  return { manager, one, other };
}

test(
  "a seafarer fetches all of their own: every table readable, the CV and each file, nothing of anybody else",
  rolledBack(async (db) => {
    const { one } = await somebody(db);
    const self = await person(db, "crewmarine", "crew", { crewId: one.id });
    const file = await exportOwnData.execute(as(self, { now }), {});
    expect(file).toMatchObject({ contentType: "application/zip" });
    const { names, data } = partsOf(file.body);
    expect(names).toEqual(["README.txt", "cv.pdf", "data.json", "files/001_personaldata_bst.pdf"]);
    expect(data).toMatchObject({
      person: { fullName: "Ratna Kusuma", idNumber: "3578101705900001" },
      certificates: [{ certificateNumber: "RK-77" }],
      bankAccounts: [{ accountNumber: "1420012345678" }],
      suitabilityEntries: [{ description: "Left the watch without relief twice" }],
      accounts: [{ role: "crewmarine" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/Somebody Else|99999999|idNumberHash|passwordHash|statusGuid/);
    expect(
      await db.select().from(auditEntries).where(eq(auditEntries.operation, "crew.export-own-data")),
    ).toMatchObject([{ subject: String(one.id), after: { own: true, counts: { certificates: 1, files: 1 } } }]);
    expect(await db.select().from(sensitiveReads)).toEqual([]);
    for (const role of ["crewingadminmarine", "superadmin", "crewingprincipalmarine"] as const)
      await expect(exportOwnData.execute(as(await person(db, role), { now }), {})).rejects.toMatchObject({
        code: "not-found",
      });
  }),
);

test(
  "staff fetch an export once it is confirmed, for seven days, on the read log with every sensitive class",
  rolledBack(async (db) => {
    const { manager, one } = await somebody(db);
    const [admin, second] = [await person(db, "crewingadminmarine"), await person(db, "crewingadminmarine")];
    const [request] = await db
      .insert(dataRequests)
      .values({ crewId: one.id, kind: "export", reason: "By letter", createdBy: admin.userId, createdAt: now })
      .returning();
    const requestId = request?.id ?? 0;
    await expect(exportPersonalData.execute(as(admin, { now }), { id: requestId })).rejects.toMatchObject({
      messageKey: "data-requests.export.open",
    });
    await db
      .update(dataRequests)
      .set({ decidedAt: now, decidedBy: second.userId })
      .where(eq(dataRequests.id, requestId));
    const { data } = partsOf((await exportPersonalData.execute(as(admin, { now }), { id: requestId })).body);
    expect(data.person.employeeNumber).toBe(one.employeeNumber);
    expect(
      (await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, one.id)))
        .map(({ fieldClass }) => fieldClass)
        .sort(),
    ).toEqual(["identity", "medical", "payroll", "suitability"]);
    await expect(
      exportPersonalData.execute(as(admin, { now: new Date("2026-11-28T02:00:00Z") }), { id: requestId }),
    ).rejects.toMatchObject({ messageKey: "data-requests.export.expired" });
    await expect(exportPersonalData.execute(as(manager, { now }), { id: requestId })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(
      exportPersonalData.execute(as(await person(db, "crewingadmintanker"), { now }), { id: requestId }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);
