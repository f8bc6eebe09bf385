import { assessments } from "@/db/schema/applicants";
import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { applicantAt } from "@/db/testing/applicants";
import { appointed } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { seafarer, vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listMcuRegister } from "./list-mcu-register";

afterAll(closeDatabase);

const list = (actor: UserActor, month = 9) =>
  listMcuRegister.execute(as(actor), { month, year: 2026, pageSize: 200 }).then(({ rows }) => rows);

test(
  "bills an applicant's check-up in its appointment month at the result's price, to the screening's vessel",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    await contracted(db, { principalId, vatBase: "feeOnly" });
    await vessel(db, { name: "MV Tirta", principalId });
    const applicant = await applicantAt(db, "mcu");
    const { id: applicantId, divisionId } = applicant;
    const of = { applicantId, divisionId, type: "screening", status: "Passed" } as const;
    await db.insert(assessments).values({ ...of, details: { vesselName: "mv tirta" } });
    const { id } = await appointed(db, applicant, "2026-09-30", 1_250_000);
    expect(await list(finance)).toMatchObject([
      {
        assessmentHistoryId: id,
        vessel: "MV Tirta",
        crew: "Budi Santoso",
        status: "Completed",
        date: "2026-09-30",
        clinic: "Klinik Bahari",
        package: "Basic",
        amount: 1_250_000,
        totalBills: 1_361_000,
        note: null,
        mcuPrice: 1_250_000,
        mcuFeePercentage: 8,
        mcuFeeValue: 0,
        version: 0,
      },
    ]);
    expect(await list(finance, 10)).toEqual([]);
    await db.insert(assessments).values({ ...of, type: "mcu", status: "Passed" });
    expect(await list(finance)).toMatchObject([{ status: "Passed", amount: 1_250_000 }]);
  }),
);

test(
  "bills a moved appointment at its new date, retakes separately, cancelled ones never",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const moved = await applicantAt(db, "mcu");
    await appointed(db, moved, "2026-09-01");
    await appointed(db, moved, "2026-10-02", 700);
    const retaken = await applicantAt(db, "mcu");
    await appointed(db, retaken, "2026-09-03", 500);
    const of = { applicantId: retaken.id, divisionId: 1, type: "mcu" } as const;
    await db.insert(assessments).values({ ...of, status: "Failed" });
    await appointed(db, retaken, "2026-09-20", 600);
    const cancelled = await applicantAt(db, "mcu");
    await appointed(db, cancelled, "2026-09-05");
    await db.insert(assessments).values({ ...of, applicantId: cancelled.id, status: "Pending" });
    expect((await list(finance)).map(({ date, status, amount }) => [date, status, amount])).toEqual([
      ["2026-09-03", "Failed", 500],
      ["2026-09-20", "Completed", 600],
    ]);
    expect((await list(finance, 10)).map(({ amount }) => amount)).toEqual([700]);
  }),
);

test(
  "names an unknown vessel without principal, and hides stopped applicants",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const applicant = await applicantAt(db, "mcu");
    const of = { applicantId: applicant.id, divisionId: 1, type: "screening", status: "Passed" } as const;
    await db.insert(assessments).values({ ...of, details: { vesselName: "Tug Boat" } });
    await appointed(db, applicant, "2026-09-30", 1_000);
    expect(await list(finance)).toMatchObject([{ vessel: "Tug Boat", crew: "Budi Santoso", note: "no-principal" }]);
    const { id } = await seafarer(db, { applicantId: applicant.id });
    await db.update(crew).set({ processingStoppedAt: new Date() }).where(eq(crew.id, id));
    expect(await list(finance)).toMatchObject([{ crew: null, amount: 1_000 }]);
  }),
);
