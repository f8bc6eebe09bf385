import { provisioned, travelled } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getMonthToBill } from "./get-month-to-bill";
import { listExpenses } from "./list-expenses";
import { listVictualing } from "./list-victualing";

afterAll(closeDatabase);

test(
  "sums what the tabs of billing sum, for the own division only, without reading a row",
  rolledBack(async (db) => {
    const finance = as(await person(db, "crewingfinancemarine"));
    const { id: principalId } = await principal(db);
    await contracted(db, { principalId, feePercentage: 10 });
    const ship = await vessel(db, { name: "MV Tirta", principalId });
    await travelled(db, ship, { price: 900_000, document: "Ticket", name: "Agus" });
    await provisioned(db, ship, "2026-09-01", 14);
    const september = { month: 9, year: 2026 };
    const tabs = [await listExpenses.execute(finance, september), await listVictualing.execute(finance, september)];
    const total = tabs.reduce((sum, { summary }) => sum + summary.totalBills, 0);
    expect(total).toBeGreaterThan(900_000);
    const toBill = () => getMonthToBill.execute(finance, { month: "2026-09-01" });
    expect(await toBill()).toEqual({ toBill: total, isLocked: false });
    expect(await countQueries(db, toBill)).toBe(6);
    const tanker = as(await person(db, "crewingfinancetanker"));
    expect((await getMonthToBill.execute(tanker, { month: "2026-09-01" })).toBill).toBe(0);
  }),
);
