import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { contracts } from "@/db/schema/contracts";
import { contracted } from "@/db/testing/records/contracts";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { downloadFile } from "@/lib/features/files/download-file";
import { updateContract } from "./update-contract";

afterAll(closeDatabase);

const today = dayOf(new Date());
type Row = typeof contracts.$inferSelect;
const formOf = (row: Row) => ({
  contractManagementId: row.id,
  version: row.version,
  clientId: row.principalId,
  contractName: row.name,
  contractDate: row.contractDate,
  contractExpiryDate: row.expiresOn,
  contractAttachmentId: row.fileId,
});
const stored = async (db: Transaction, id: number) =>
  (await db.select().from(contracts).where(eq(contracts.id, id)))[0];

test(
  "names the first of two savers, keeps omitted terms, and ignores equal values",
  rolledBack(async (db) => {
    const row = await contracted(db, { feeOption: "value", feePercentage: null, feeValue: 75_000, vatBase: "feeOnly" });
    const manager = as(await person(db, "crewingmanagermarine"));
    expect(await updateContract.execute(manager, formOf(row))).toMatchObject({ version: 1 });
    expect(await updateContract.execute(manager, { ...formOf(row), contractName: "Crew supply" })).toMatchObject({
      version: 2,
    });
    expect(await stored(db, row.id)).toMatchObject({ name: "Crew supply", feeValue: 75_000, vatBase: "feeOnly" });
    await expect(
      updateContract.execute(as(await person(db, "crewingadminmarine")), { ...formOf(row), contractName: "Other" }),
    ).rejects.toMatchObject({ status: 409, messageKey: "errors.changedBy", values: { name: "Sari Wijaya" } });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.operation, "contracts.update"));
    expect(entries).toHaveLength(1);
  }),
);

test(
  "changes only the document of an ended contract, keeping the previous one readable",
  rolledBack(async (db) => {
    const row = await contracted(db, { contractDate: "2020-01-01", expiresOn: addDays(today, -1) });
    const admin = await person(db, "crewingadminmarine");
    for (const changes of [
      { contractName: "Other" },
      { contractExpiryDate: addDays(today, 30) },
      { feeOption: "no-fee" },
      { vatBase: "feeOnly" },
    ])
      await expect(updateContract.execute(as(admin), { ...formOf(row), ...changes })).rejects.toMatchObject({
        status: 400,
        wireCode: "CONTRACT_EXPIRED",
      });
    const contractAttachmentId = await uploadBy(db, admin, "signed.pdf");
    await updateContract.execute(as(admin), { ...formOf(row), contractAttachmentId });
    expect(await stored(db, row.id)).toMatchObject({ fileId: contractAttachmentId, fileName: "signed.pdf" });
    for (const fileId of [row.fileId, contractAttachmentId])
      expect((await downloadFile.execute(as(admin), { fileId })).body.length).toBeGreaterThan(0);
  }),
);

test(
  "refuses another division's contract, a taken name, finance and principals",
  rolledBack(async (db) => {
    const row = await contracted(db);
    const other = await contracted(db, { principalId: row.principalId, name: "Docking" });
    const foreign = await contracted(db, { divisionId: 2 });
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(updateContract.execute(admin, formOf(foreign))).rejects.toMatchObject({
      code: "not-found",
      messageKey: "contracts.notFound",
    });
    await expect(updateContract.execute(admin, { ...formOf(other), contractName: row.name })).rejects.toMatchObject({
      fields: [{ path: "contractName", message: "contracts.nameTaken" }],
    });
    for (const role of ["crewingfinancemarine", "crewingprincipalmarine"] as const)
      await expect(
        updateContract.execute(as(await person(db, role, null, { principalId: row.principalId })), formOf(row)),
      ).rejects.toMatchObject({ code: "forbidden" });
  }),
);
