import { eq, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { preparationPkls } from "@/db/schema/preparation";
import { workOrders } from "@/db/schema/work-orders";
import { agreeable } from "@/db/testing/records/agreements";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listActiveOptionsOf } from "@/lib/features/lookups/queries";
import { insertPkl } from "@/lib/features/preparation/pkl/insert-pkl";
import { previewWages } from "@/lib/features/preparation/pkl/preview-wages";
import { redraftWorkOrders } from "@/lib/features/work-orders/drafting/redraft-work-orders";
import { getPayrollPeriod } from "@/lib/features/work-orders/periods/get-payroll-period";
import { lockPayrollMonth } from "@/lib/features/work-orders/periods/lock-payroll-month";
import { settleTaxStatus } from "./settle-tax-status";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const code = sql<string>`(select code from lookups where id = ${crew.ptkpId})`;

test(
  "warns about a tax status that differs between agreement and record, until it is settled",
  rolledBack(async (db) => {
    const { form, crewId } = await agreeable(db);
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const [same, other] = await listActiveOptionsOf(db, ["ptkp"]);
    if (!same || !other) throw new Error("no tax status");
    const agreement = { ...form, ptkpGolId: other.id };
    const shownStatus = (preview: { taxStatus: unknown; warnings: string[] }) => [
      preview.taxStatus,
      preview.warnings.length,
    ];
    expect(shownStatus(await previewWages.execute(staff, form))).toEqual([null, 0]);
    const differs = await previewWages.execute(staff, agreement);
    expect(differs.taxStatus).toMatchObject({ ptkpId: other.id, was: Number(form.ptkpGolId) });
    expect(differs.warnings).toEqual([
      `The tax status here is ${differs.taxStatus?.ofPkl}, the record says ${differs.taxStatus?.ofRecord}. Pay is taxed by the record.`,
    ]);
    await db.update(crew).set({ ptkpId: null }).where(eq(crew.id, crewId));
    const { taxStatus, warnings } = await previewWages.execute(staff, agreement);
    expect([taxStatus?.ofRecord, warnings[0]]).toEqual([
      null,
      `The tax status here is ${taxStatus?.ofPkl}, the record has none yet. Pay is taxed by the record.`,
    ]);
    expect((await insertPkl.execute(staff, agreement)).warnings).toEqual(warnings);
    await settleTaxStatus.execute(staff, { crewId, ptkpId: other.id, was: null });
    expect(shownStatus(await previewWages.execute(staff, agreement))).toEqual([null, 0]);
    const [entry] = await audited(db, "crew.settle-tax-status");
    expect(entry).toMatchObject({ subject: String(crewId), after: { changed: ["employment.ptkpId"] } });
  }),
);

test(
  "lists people with another tax status until it is settled, then redrafts; a locked month lists none",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-10-01");
    const { person: one } = await paidAboard(db, await vessel(db), { ptkp: "TK/0" });
    const on = { now: new Date("2026-11-02T02:00:00Z") };
    const draw = () => redraftWorkOrders.execute(as({ kind: "scheduler" }, on), { crewId: one.id });
    const [record] = await db.select({ ptkpId: crew.ptkpId }).from(crew).where(eq(crew.id, one.id));
    const [wanted] = (await listActiveOptionsOf(db, ["ptkp"])).filter(({ name }) => name.startsWith("K/1"));
    const ptkpId = wanted?.id ?? 0;
    await db.update(preparationPkls).set({ ptkpId }).where(eq(preparationPkls.crewId, one.id));
    await draw();
    const [finance, admin] = [await person(db, "crewingfinancemarine"), await person(db, "crewingadminmarine")];
    const month = async (actor = admin) => getPayrollPeriod.execute(as(actor, on), { month: "2026-10" });
    const was = record?.ptkpId ?? null;
    expect((await month()).taxStatuses).toEqual([
      expect.objectContaining({ crewId: one.id, ptkpId, was, ofPkl: "K/1", ofRecord: "TK/0" }),
    ]);
    expect([(await month()).maySettleTaxStatus, (await month(finance)).maySettleTaxStatus]).toEqual([true, false]);
    const settle = (actor = admin, seen = was) =>
      settleTaxStatus.execute(as(actor, on), { crewId: one.id, ptkpId, was: seen });
    await expect(settle(finance)).rejects.toMatchObject({ code: "forbidden" });
    await expect(settle(admin, ptkpId + 1)).rejects.toMatchObject({ messageKey: "crew.edit.taxStatusChanged" });
    await settle();
    const jobs = await db.execute<{ key: string }>(
      sql`select key from graphile_worker.jobs where key = ${`redraft:${one.id}`}`,
    );
    expect(jobs).toHaveLength(1);
    expect(await db.select({ code }).from(crew).where(eq(crew.id, one.id))).toEqual([{ code: "K/1" }]);
    await draw();
    const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, one.id));
    expect([order?.ptkpCode, (await month()).taxStatuses]).toEqual(["K/1", []]);
    await db
      .update(preparationPkls)
      .set({ ptkpId: was ?? 0 })
      .where(eq(preparationPkls.crewId, one.id));
    expect((await month()).taxStatuses).toHaveLength(1);
    await lockPayrollMonth.execute(as(finance, on), { month: "2026-10" });
    expect((await month()).taxStatuses).toEqual([]);
  }),
);
