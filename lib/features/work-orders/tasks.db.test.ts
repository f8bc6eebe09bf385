import { seafarer } from "@/db/testing/crew";
import { paidFrom } from "@/db/testing/payroll/settings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { decideOpeningSums } from "./inputs/decide-opening-sums";
import { listPaidPeople } from "./inputs/list-paid-people";
import { saveFormerEmployer } from "./inputs/save-former-employer";
import { saveOpeningBalance } from "./inputs/save-opening-balance";
import { listWork } from "@/lib/features/tasks/work-list/list-work";

afterAll(closeDatabase);

const now = new Date("2026-08-10T05:00:00Z");

test(
  "payroll sums wait for a second person of the division on the work list, as many as the list behind its line shows, until they are verified",
  rolledBack(async (db) => {
    await paidFrom(db, "2026-08-01");
    const [author, second, manager] = [
      await person(db, "crewingfinancemarine"),
      await person(db, "crewingfinancemarine"),
      await person(db, "crewingmanagermarine"),
    ];
    const [one, other] = [
      await seafarer(db, { joinedOn: "2024-01-01" }),
      await seafarer(db, { joinedOn: "2026-08-03", status: "off-board" }),
    ];
    const sums = { gross: 45_000_000, pension: 1_350_000, withheld: 1_012_500, source: "Payroll July" };
    const opening = await saveOpeningBalance.execute(as(author, { now }), {
      crewId: one.id,
      year: 2026,
      through: "2026-07",
      ...sums,
    });
    const former = await saveFormerEmployer.execute(as(second, { now }), {
      crewId: other.id,
      year: 2026,
      net: 20_000_000,
      withheld: 0,
      source: "1721-A1",
    });
    const waiting = async (actor: UserActor) => {
      const { tasks } = await listWork.execute(as(actor, { now }), {});
      const task = tasks.find(({ key }) => key === "sums-to-verify");
      if (!task) return 0;
      const { tab, year } = Object.fromEntries(new URLSearchParams(task.href.split("?")[1]));
      const { total, rows } = await listPaidPeople.execute(as(actor, { now }), { tab, year });
      expect([total, rows.length]).toEqual([task.count, task.count]);
      return task.count;
    };
    expect(await waiting(author)).toBe(1);
    expect(await waiting(second)).toBe(1);
    expect(await waiting(manager)).toBe(2);
    expect(await waiting(await person(db, "crewingadminmarine"))).toBe(0);
    expect(await waiting(await person(db, "crewingmanagertanker"))).toBe(0);
    await decideOpeningSums.execute(as(second, { now }), { kind: "opening", decision: "verify", ...opening });
    await decideOpeningSums.execute(as(author, { now }), { kind: "former", decision: "verify", ...former });
    expect(await waiting(manager)).toBe(0);
  }),
);
