import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { getPersonPay } from "./get-person-pay";
import { listPaidPeople } from "./list-paid-people";
import { markReturnAmended } from "./mark-return-amended";

afterAll(closeDatabase);

const now = new Date("2027-01-20T02:00:00Z");

test(
  "lists people who left in a locked year until the amended return is recorded",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-09-01");
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    const since = { joinedOn: "2026-09-01", since: "2026-09-01", to: "2026-10-20" };
    const { person: left } = await paidAboard(db, ship, { ...since, fullName: "Budi Pergi" });
    const { person: known } = await paidAboard(db, ship, { ...since, sequence: 2 });
    const { person: stays } = await paidAboard(db, ship, { ...since, sequence: 3 });
    const leaves = (id: number) =>
      db.update(crew).set({ status: "resigned", resignedOn: "2026-10-28" }).where(eq(crew.id, id));
    for (const [month, day] of [
      ["2026-09", "2026-11-20"],
      ["2026-10", "2026-11-20"],
    ] as const)
      await lockPayrollMonth.execute(as(finance, { now: new Date(`${day}T02:00:00Z`) }), { month });
    await leaves(known.id);
    for (const month of ["2026-11", "2026-12"])
      await lockPayrollMonth.execute(as(finance, { now: new Date("2027-01-08T02:00:00Z") }), { month });
    const at = as(finance, { now });
    const waiting = async () => {
      const { tasks } = await listWork.execute(at, {});
      const task = tasks.find(({ key }) => key === "years-to-amend");
      const { rows } = await listPaidPeople.execute(at, { tab: "to-amend", year: 2026 });
      expect(rows).toHaveLength(task?.count ?? 0);
      return rows.map(({ name }) => name);
    };
    expect(await waiting()).toEqual([]);
    await leaves(left.id);
    expect(await waiting()).toEqual(["Budi Pergi"]);
    const asked = { crewId: left.id, year: 2026 };
    expect(await getPersonPay.execute(at, asked)).toMatchObject({ isToAmend: true });
    for (const crewId of [known.id, stays.id])
      await expect(markReturnAmended.execute(at, { crewId, year: 2026 })).rejects.toMatchObject({
        messageKey: "pay-data.amend.needless",
      });
    const manager = as(await person(db, "crewingmanagermarine"), { now });
    await expect(markReturnAmended.execute(manager, asked)).rejects.toMatchObject({ code: "forbidden" });
    const tanker = as(await person(db, "crewingfinancetanker"), { now });
    await expect(markReturnAmended.execute(tanker, asked)).rejects.toMatchObject({ code: "not-found" });
    await markReturnAmended.execute(at, asked);
    expect(await waiting()).toEqual([]);
    expect(await audited(db, "work-orders.mark-amended")).toMatchObject([
      { subject: String(left.id), after: { year: 2026, amendedBy: finance.userId } },
    ]);
  }),
);
