import { eq } from "drizzle-orm";
import { scheduleDocuments, scheduleLog } from "@/db/schema/scheduling";
import { feesInForce, travelled } from "@/db/testing/records/billing";
import { vessel } from "@/db/testing/crew";
import { uploadBy } from "@/db/testing/files/uploads";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { removeScheduleDocument } from "@/lib/features/scheduling/save/remove-schedule-document";
import { removeDocument, storeDocument } from "@/lib/features/scheduling/save/documents.queries";
import { listExpenses } from "../lists/list-expenses";
import { lockMonth } from "../periods/lock-month";
import { updateExpense } from "./update-expense";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const september = { month: 9, year: 2026 };
const update = (actor: UserActor, id: number, price: unknown, version?: number) =>
  updateExpense.execute(as(actor, { now }), { employeeSchedulingDocumentId: id, price, version });

test(
  "enters, holds and releases a price in the document, logged on its schedule",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id, schedule } = await travelled(db, await vessel(db));
    expect(await update(finance, id, "750.000", 1)).toEqual({
      employeeSchedulingDocumentId: id,
      price: 750_000,
      version: 2,
    });
    expect(await update(finance, id, 0)).toMatchObject({ price: 0, version: 3 });
    expect(await update(finance, id, 0)).toMatchObject({ version: 3 });
    const held = await listExpenses.execute(as(finance), { ...september, hold: true });
    expect(held.rows).toMatchObject([{ price: 0, isOnHold: true, version: 3 }]);
    await expect(update(finance, id, 800_000, 1)).rejects.toMatchObject({ code: "conflict" });
    expect(await update(finance, id, 99_999_999_999)).toMatchObject({ version: 4 });
    const lines = await db.select().from(scheduleLog).where(eq(scheduleLog.scheduleId, schedule.id));
    expect(lines.filter(({ event }) => event === "changed").map(({ changes }) => changes)).toEqual([
      [{ field: "accommodationDocuments", from: 900_000, to: 750_000 }],
      [{ field: "accommodationDocuments", from: 750_000, to: 0 }],
      [{ field: "accommodationDocuments", from: 0, to: 99_999_999_999 }],
    ]);
  }),
);

test.each([
  ["", "billing.amountRequired"],
  [99, "billing.amountLeast"],
  [1, "billing.amountLeast"],
  [100_000_000_000, "billing.amountMost"],
])("refuses a price of %p with a message", (price, message) =>
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await expect(update(finance, 1, price)).rejects.toMatchObject({ fields: [{ path: "price", message }] });
  })(),
);

test(
  "lets service price expenses without access to bills, in its division only",
  rolledBack(async (db) => {
    const { id } = await travelled(db, await vessel(db));
    expect(await update(await person(db, "crewingservicemarine"), id, 500)).toMatchObject({ price: 500 });
    await expect(update(await person(db, "crewingfinancetanker"), id, 600)).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(update(await person(db, "crewingmanagermarine"), id, 600)).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "refuses to change the price of a locked expense through every call",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id, schedule, ...document } = await travelled(db, await vessel(db));
    await feesInForce(db);
    await lockMonth.execute(as(finance, { now }), september);
    const refused = { status: 409, wireCode: "PERIOD_LOCKED" };
    await expect(update(finance, id, 1_000)).rejects.toMatchObject(refused);
    const admin = await person(db, "crewingadminmarine");
    await expect(removeScheduleDocument.execute(as(admin, { now }), { id })).rejects.toMatchObject({ code: "rule" });
    const author = { db, actor: admin, now };
    await expect(removeDocument(author, { ...document, id })).rejects.toMatchObject(refused);
    const given = { documentUsage: "OnBoard", documentName: "Ticket", comment: null } as const;
    const attachmentId = await uploadBy(db, admin);
    await expect(
      storeDocument(author, { schedule }, { ...given, attachmentId, id, kind: "accommodation", price: 5 }),
    ).rejects.toMatchObject(refused);
    const [kept] = await db.select().from(scheduleDocuments).where(eq(scheduleDocuments.id, id));
    expect(kept).toMatchObject({ price: 900_000, removedAt: null });
  }),
);
