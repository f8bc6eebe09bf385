import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { contracts } from "@/db/schema/contracts";
import { feeRates } from "@/db/schema/rates";
import { principals } from "@/db/schema/vessels";
import { feesInForce } from "@/db/testing/records/billing";
import { contracted, contractForm } from "@/db/testing/records/contracts";
import { person, principal } from "@/db/testing/people";
import { png } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { compound, docx } from "@/db/testing/files/word-documents";
import { downloadFile } from "@/lib/features/files/download-file";
import { uploadFile } from "@/lib/features/files/upload-file";
import type { UserActor } from "@/lib/access/actor";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { createContract } from "./create-contract";
import { deleteContract } from "./delete-contract";

afterAll(closeDatabase);

const stored = async (db: Transaction, id: number) =>
  (await db.select().from(contracts).where(eq(contracts.id, id)))[0];
const refusedAt = (path: string, message: string) => ({ fields: [{ path, message }] });

test(
  "stores a contract with the usual terms in the actor's division, with its document and log entry",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagertanker");
    const { id: clientId } = await principal(db, 2);
    const form = await contractForm(db, manager, clientId);
    const { contractManagementId: id } = await createContract.execute(as(manager), form);
    expect(await stored(db, id)).toMatchObject({
      divisionId: 2,
      principalId: clientId,
      name: "Manning agreement",
      contractDate: "2026-01-01",
      expiresOn: "2027-12-31",
      fileName: "agreement.pdf",
      vatBase: "billsAfterFee",
      feeOption: "percentage",
      feePercentage: 8,
      feeValue: null,
      createdBy: manager.userId,
      version: 1,
    });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.operation, "contracts.create"));
    expect(entries.map(({ subject }) => subject)).toEqual([String(id)]);
    await expect(createContract.execute(as(manager), { ...form, contractName: "Another" })).rejects.toMatchObject(
      refusedAt("contractAttachmentId", "files.notFound"),
    );
  }),
);

test(
  "reserves a name through the contract's last day, among active ones only",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const { id: clientId } = await principal(db);
    const now = new Date("2026-11-20T03:00:00Z");
    const made = async (contractExpiryDate: string, moment = now) =>
      createContract.execute(as(manager, { now: moment }), {
        ...(await contractForm(db, manager, clientId)),
        feePercentage: 8,
        vatBase: "billsAfterFee",
        contractExpiryDate,
      });
    await contracted(db, { principalId: clientId, expiresOn: "2026-11-20" });
    const taken = refusedAt("contractName", "contracts.nameTaken");
    await expect(made("2027-12-31")).rejects.toMatchObject(taken);
    await expect(made("2026-11-20")).rejects.toMatchObject(taken);
    // An expired contract is history from the start and does not reserve its name.
    await made("2026-11-19");
    await made("2027-12-31", new Date("2026-11-20T17:00:00Z"));
  }),
);

test(
  "starts a contract with today's rates, and requires terms without them",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const { id: clientId } = await principal(db);
    await feesInForce(db, { feePercentage: 6, vatBase: "feeOnly" });
    const form = await contractForm(db, manager, clientId);
    const { contractManagementId: id } = await createContract.execute(as(manager), form);
    expect(await stored(db, id)).toMatchObject({ feePercentage: 6, vatBase: "feeOnly" });
    await db.execute(sql`set local session_replication_role = replica`);
    await db.delete(feeRates);
    await db.execute(sql`set local session_replication_role = origin`);
    const another = { ...(await contractForm(db, manager, clientId)), contractName: "Another" };
    const message = "contracts.noUsualTerms";
    await expect(createContract.execute(as(manager), another)).rejects.toMatchObject({
      fields: [
        { path: "feePercentage", message },
        { path: "vatBase", message },
      ],
    });
    await createContract.execute(as(manager), { ...another, feeOption: "no-fee", vatBase: "feeOnly" });
  }),
);

test(
  "reports missing fields in the documented words, and checks date order and fee",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id: clientId } = await principal(db);
    const form = await contractForm(db, admin, clientId);
    const refusal = (changes: object) => expect(createContract.execute(as(admin), { ...form, ...changes })).rejects;
    await expect(createContract.execute(as(admin), {})).rejects.toMatchObject({
      fields: expect.arrayContaining(
        [
          ["clientId", "contracts.principalRequired"],
          ["contractName", "contracts.nameRequired"],
          ["contractDate", "contracts.dateRequired"],
          ["contractExpiryDate", "contracts.expiryRequired"],
          ["contractAttachmentId", "contracts.attachmentRequired"],
        ].map(([path, message]) => ({ path, message })),
      ),
    });
    await refusal({ contractExpiryDate: "2026-01-01" }).toMatchObject(
      refusedAt("contractExpiryDate", "contracts.expiryAfterDate"),
    );
    await refusal({ feePercentage: 8, feeValue: 75_000 }).toMatchObject(refusedAt("feeValue", "contracts.oneFee"));
    await refusal({ feeOption: "percentage", feePercentage: 101 }).toMatchObject({ code: "invalid" });
    await refusal({ feeOption: "value", feeValue: 99 }).toMatchObject({ code: "invalid" });
    await refusal({ contractExpiryDate: "2027-02-30" }).toMatchObject(
      refusedAt("contractExpiryDate", "validation.date"),
    );
  }),
);

test(
  "allows a name again for ended and deleted contracts and other principals",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const [one, other] = [await principal(db), await principal(db)];
    const today = dayOf(new Date());
    await contracted(db, { principalId: one.id, contractDate: "2020-01-01", expiresOn: addDays(today, -1) });
    const deleted = await contracted(db, { principalId: one.id });
    await deleteContract.execute(as(admin), { contractManagementId: deleted.id });
    const create = async (clientId: number, changes: object = {}) =>
      createContract.execute(as(admin), {
        ...(await contractForm(db, admin, clientId)),
        contractExpiryDate: addDays(today, 100),
        ...changes,
      });
    await create(one.id);
    await expect(create(one.id, { contractName: "MANNING agreement" })).rejects.toMatchObject(
      refusedAt("contractName", "contracts.nameTaken"),
    );
    await create(other.id);
    await create(one.id, { contractDate: "2020-01-01", contractExpiryDate: addDays(today, -1) });
  }),
);

test(
  "refuses another division's or retired principal, and another user's file",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const own = await principal(db);
    const retired = await principal(db);
    await db.update(principals).set({ retiredAt: new Date() }).where(eq(principals.id, retired.id));
    for (const clientId of [(await principal(db, 2)).id, retired.id, 999_999_999])
      await expect(createContract.execute(as(admin), await contractForm(db, admin, clientId))).rejects.toMatchObject(
        refusedAt("clientId", "validation.notListed"),
      );
    const theirs = await contractForm(db, await person(db, "crewingadminmarine"), own.id);
    await expect(createContract.execute(as(admin), theirs)).rejects.toMatchObject(
      refusedAt("contractAttachmentId", "files.notFound"),
    );
    const picture = await uploadBy(db, admin, "scan.png", png);
    await expect(
      createContract.execute(as(admin), {
        ...(await contractForm(db, admin, own.id)),
        contractAttachmentId: picture,
      }),
    ).rejects.toMatchObject(refusedAt("contractAttachmentId", "contracts.files.kind"));
  }),
);

const upload = (actor: UserActor, bytes: Buffer, name: string, fileType = "contract") =>
  uploadFile.execute(as(actor), { fileType, fileContent: new File([new Uint8Array(bytes)], name) });

test(
  "stores Word documents unchanged from users who write contracts, in the documented folder only",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    for (const [name, bytes] of [
      ["agreement.docx", docx()],
      ["agreement.doc", compound("WordDocument")],
    ] as const) {
      const { fileId, fileName } = await upload(admin, bytes, name);
      const answer = await downloadFile.execute(as(admin), { fileId });
      expect([fileName, Buffer.from(answer.body).equals(bytes)]).toEqual([name, true]);
    }
    await expect(upload(admin, docx(), "a.docx", "personaldata")).rejects.toMatchObject({
      messageKey: "files.wrongType",
    });
    for (const role of ["crewingfinancemarine", "crewingstaffmarine", "crewingprincipalmarine"] as const)
      await expect(upload(await person(db, role), docx(), "a.docx")).rejects.toMatchObject({
        messageKey: "files.wrongType",
      });
    await expect(upload(admin, compound("WordDocument", "_VBA_PROJECT"), "a.doc")).rejects.toMatchObject({
      messageKey: "contracts.files.macros",
    });
    await expect(upload(admin, Buffer.alloc(2_000_001, 1), "a.docx")).rejects.toMatchObject({
      messageKey: "files.tooLarge",
    });
  }),
);

test(
  "lets viewers of a contract read its document, and no one after deletion",
  rolledBack(async (db) => {
    const own = await contracted(db);
    const admin = await person(db, "crewingadminmarine");
    const read = (actor: UserActor) => downloadFile.execute(as(actor), { fileId: own.fileId });
    const owner = await person(db, "crewingprincipalmarine", null, { principalId: own.principalId });
    for (const actor of [admin, await person(db, "crewingfinancemarine"), owner])
      expect((await read(actor)).body.length).toBeGreaterThan(0);
    const strangers = [
      await person(db, "crewingprincipalmarine", null, { principalId: (await principal(db)).id }),
      await person(db, "crewingplanningmarine"),
      await person(db, "crewingadmintanker"),
      await person(db, "crewmarine", "head"),
    ];
    for (const actor of strangers) await expect(read(actor)).rejects.toMatchObject({ wireCode: "FILE_NOT_FOUND" });
    await deleteContract.execute(as(admin), { contractManagementId: own.id, version: own.version });
    await expect(read(admin)).rejects.toMatchObject({ wireCode: "FILE_NOT_FOUND" });
    await expect(deleteContract.execute(as(admin), { contractManagementId: own.id })).rejects.toMatchObject({
      messageKey: "contracts.notFound",
    });
    expect(await stored(db, own.id)).toMatchObject({ deletedBy: admin.userId, fileId: own.fileId });
    const another = await contracted(db);
    await expect(
      deleteContract.execute(as(await person(db, "crewingmanagermarine")), { contractManagementId: another.id }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);
