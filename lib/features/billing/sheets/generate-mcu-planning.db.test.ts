import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { applicantAt } from "@/db/testing/applicants";
import { appointed, examined, provisioned, travelled, worked } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listExpenses } from "../lists/list-expenses";
import { listMcuPlanning } from "../lists/list-mcu-planning";
import { listMcuRegister } from "../lists/list-mcu-register";
import { listVictualing } from "../lists/list-victualing";
import { listWorkOrders } from "../lists/list-work-orders";
import { generateExpenses } from "./generate-expenses";
import { generateMcuPlanning } from "./generate-mcu-planning";
import { generateMcuRegister } from "./generate-mcu-register";
import { generateVictualing } from "./generate-victualing";
import { generateWorkOrders } from "./generate-work-orders";

afterAll(closeDatabase);

const september = { month: 9, year: 2026 };
const now = new Date("2026-11-23T05:00:00Z");

async function sheetOf(generate: typeof generateMcuPlanning, actor: UserActor, more: object = {}) {
  const { name, body } = await generate.execute(as(actor, { now }), { ...september, ...more });
  const { rows, xml } = readSheet(body);
  const texts = rows.map((row) => row.map(({ text }) => text));
  const head = texts[2] ?? [];
  const from = 3;
  const end = texts.findIndex((row, index) => index > 2 && row.every((text) => text === ""));
  const total = texts.find((row) => row[1] === "Total") ?? [];
  return { name, xml, head, body: texts.slice(from, end), total, footer: texts.at(-1)?.[0] ?? "" };
}
const columnOf = (sheet: Awaited<ReturnType<typeof sheetOf>>, label: string) => {
  const index = sheet.head.indexOf(label);
  return { rows: sheet.body.map((row) => Number(row[index] || 0)), total: Number(sheet.total[index] || 0) };
};

const place = ({ head }: { head: string[] }, label: string, row: number) =>
  `${String.fromCharCode(65 + head.indexOf(label))}${row}`;
/** Return the formula of the last row in a column. */
function formulaBelow(sheet: Awaited<ReturnType<typeof sheetOf>>, label: string) {
  const at = place(sheet, label, 3 + sheet.body.length + 2);
  return new RegExp(`<c r="${at}"[^>]*><f>([^<]*)</f>`).exec(sheet.xml)?.[1];
}

test(
  "writes list rows and figures as numbers with a sum row",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    await contracted(db, { principalId, vatBase: "feeOnly" });
    const ship = await vessel(db, { principalId });
    for (const price of [333, 1_250_000, 99_999, null]) await examined(db, ship, { price });
    for (const price of [101, 5_000_003]) await appointed(db, await applicantAt(db, "mcu"), "2026-09-11", price);
    for (const price of [900_000, 77_777]) await travelled(db, ship, { price });
    await provisioned(db, ship, "2026-09-01", 13);
    for (const income of [9_772_673, 8_111_111]) await worked(db, ship, "2026-09-01", { income });
    const wanted = {
      amount: "Amount",
      fee: "Fee 8%",
      billsAfterFee: "Bills After Fee",
      vat: "VAT 11%",
      totalBills: "Total Bills",
    } as const;
    const pairs = [
      [listMcuPlanning, generateMcuPlanning, wanted],
      [listMcuRegister, generateMcuRegister, wanted],
      [listExpenses, generateExpenses, { amount: "Price" }],
      [listVictualing, generateVictualing, { ...wanted, amount: "Total Amount" }],
      [listWorkOrders, generateWorkOrders, wanted],
    ] as const;
    for (const [list, generate, labels] of pairs) {
      const page = await list.execute(as(finance, { now }), { ...september, pageSize: 200 });
      const sheet = await sheetOf(generate, finance);
      expect(sheet.body).toHaveLength(page.total);
      for (const [name, label] of Object.entries(labels)) {
        const { rows, total } = columnOf(sheet, label);
        expect(rows.reduce((sum, value) => sum + value, 0)).toBe(total);
        expect(total).toBe(page.summary[name as keyof typeof wanted]);
        expect(formulaBelow(sheet, label)).toBe(
          `SUM(${place(sheet, label, 4)}:${place(sheet, label, 3 + page.total)})`,
        );
      }
      expect(sheet.name).toMatch(/^20261123120000_Billing-[a-z-]+-2026-09\.xlsx$/);
      expect(sheet.footer).toContain("Sep 2026");
      expect(sheet.footer).toContain("Sari Wijaya");
      expect(sheet.xml).toContain("<autoFilter");
    }
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.operation, "billing.generate-expenses"));
    expect(entries.map(({ after }) => after)).toEqual([{ document: "billing-expenses", month: "2026-09-01", rows: 2 }]);
  }),
);

test(
  "applies keyword and filter to the sheet, and escapes formulas in names",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    await examined(db, ship, { name: "=HYPERLINK(1)", price: 500 });
    await examined(db, ship, { name: "Budi", price: 700 });
    const sheet = await sheetOf(generateMcuPlanning, finance, { filterList: "hyper" });
    expect(sheet.body.map((row) => row[2])).toEqual(["'=HYPERLINK(1)"]);
    expect(sheet.xml.replace(/<f>SUM\([A-Z]+\d+:[A-Z]+\d+\)<\/f>/g, "")).not.toContain("<f>");
    expect(columnOf(sheet, "Amount").total).toBe(500);
    expect(sheet.footer).toContain("hyper");
    await travelled(db, ship, { price: 0, document: "@Hotel" });
    const held = await sheetOf(generateExpenses, finance, { hold: true });
    expect(held.body.map((row) => row[4])).toEqual(["'@Hotel"]);
    expect((await sheetOf(generateExpenses, finance)).body).toEqual([]);
  }),
);

test(
  "excludes other divisions, and refuses users without access to bills",
  rolledBack(async (db) => {
    await examined(db, await vessel(db));
    expect(
      (await sheetOf(generateMcuPlanning, await person(db, "crewingfinancetanker"), { divisionId: 1 })).body,
    ).toEqual([]);
    await expect(sheetOf(generateMcuPlanning, await person(db, "crewingservicemarine"))).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
