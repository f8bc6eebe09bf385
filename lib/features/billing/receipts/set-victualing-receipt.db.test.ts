import { feesInForce, provisioned } from "@/db/testing/records/billing";
import { vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { downloadFile } from "@/lib/features/files/download-file";
import { listVictualing } from "../lists/list-victualing";
import { lockMonth } from "../periods/lock-month";
import { setVictualingReceipt } from "./set-victualing-receipt";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");

test(
  "stores a signed receipt readable with the bills, replaceable until the lock",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id } = await provisioned(db, await vessel(db), "2026-09-01");
    const keep = async (version?: number, owner = finance) => {
      const attachmentId = await uploadBy(db, owner, "receipt.pdf");
      return setVictualingReceipt.execute(as(finance, { now }), { id, attachmentId, version });
    };
    const first = await keep();
    const row = async () => (await listVictualing.execute(as(finance), { month: 9, year: 2026 })).rows[0];
    expect(await row()).toMatchObject({ attachment: "receipt.pdf", attachmentId: first.attachmentId, version: 1 });
    const second = await keep(1);
    expect(await row()).toMatchObject({ attachmentId: second.attachmentId, version: 2 });
    await expect(keep(1)).rejects.toMatchObject({ code: "conflict" });
    const manager = await person(db, "crewingmanagermarine");
    const read = (actor: typeof finance, fileId: string) => downloadFile.execute(as(actor), { fileId });
    expect(await read(manager, second.attachmentId)).toMatchObject({ name: "receipt.pdf" });
    for (const role of ["crewingmanagertanker", "crewingservicemarine"] as const)
      await expect(read(await person(db, role), second.attachmentId)).rejects.toMatchObject({ code: "not-found" });
    await feesInForce(db);
    await lockMonth.execute(as(finance, { now }), { month: 9, year: 2026 });
    await expect(keep(2)).rejects.toMatchObject({ wireCode: "PERIOD_LOCKED" });
    expect(await row()).toMatchObject({ attachmentId: second.attachmentId });
    expect(await read(manager, second.attachmentId)).toMatchObject({ name: "receipt.pdf" });
  }),
);

test(
  "refuses another user's file, another division's row and missing rights",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id } = await provisioned(db, await vessel(db), "2026-09-01");
    const attachmentId = await uploadBy(db, await person(db, "crewingadminmarine"));
    const set = (actor: typeof finance) => setVictualingReceipt.execute(as(actor, { now }), { id, attachmentId });
    await expect(set(finance)).rejects.toMatchObject({ fields: [{ path: "attachmentId", message: "files.notFound" }] });
    await expect(set(await person(db, "crewingfinancetanker"))).rejects.toMatchObject({ code: "not-found" });
    await expect(set(await person(db, "crewingmanagermarine"))).rejects.toMatchObject({ code: "forbidden" });
  }),
);
