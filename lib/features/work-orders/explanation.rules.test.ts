import { calculated } from "@/db/testing/payroll/calculated";
import { monthOf } from "@/db/testing/payroll/people";
import { randomMonth } from "@/db/testing/payroll/random";
import { deliveredTables } from "@/db/testing/payroll/tables";
import en from "@/messages/en/work-orders.json";
import { articles, formulas, referenceTo, tableKinds, type Explanation } from "./explanation.rules";
import { causes } from "./periods/comparison.rules";
import { problemCodes } from "./calculation/month-facts.rules";
import { slipLines } from "@/db/enums/work-orders";
import { calculateMonth } from "./calculation/calculate-month.rules";

const placeholders = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));

test("stores version, day and checksum of a table in an explanation, without its rows", () => {
  const tables = deliveredTables({ isVerified: true });
  for (const kind of tableKinds) {
    const table = tables[kind];
    if (!table) continue;
    const { versionId, effectiveFrom, checksum } = table;
    expect(referenceTo(table)).toEqual({ kind, versionId, effectiveFrom, checksum });
  }
});

test("has a text for every line, formula, article, problem and cause, and no unused text", () => {
  const named = (texts: object) => Object.keys(texts).sort();
  // A viewer without access to the ledger sees all debts as one line.
  expect(named(en.lines)).toEqual([...slipLines, "owed"].toSorted());
  expect(named(en.formulas)).toEqual(formulas.toSorted());
  expect(named(en.articles)).toEqual(articles.toSorted());
  expect(named(en.problems)).toEqual(problemCodes.toSorted());
  expect(named(en.causes)).toEqual(causes.toSorted());
});

/** Generate explanations of random people, plus rare cases by hand. */
function explanations(): Explanation[] {
  const tables = deliveredTables({ isVerified: true });
  const months = Array.from({ length: 300 }, (_, seed) => calculateMonth(randomMonth(seed), tables, "draft"));
  const ways = [{ paysLeave: false }, { paysLeave: true }, { paysLeave: false, paysSaved: true as const }];
  const saved = ways.map((way) =>
    calculated({ settings: { leaveMode: "atSignOff" }, workOrders: [{ ...way, leaveSaved: 5n }] }),
  );
  const withoutRate = calculateMonth(
    monthOf({ workOrders: [{ tradingOutCents: 2_550 }] }),
    { ...tables, "exchange-rate": null },
    "draft",
  );
  const apart = calculated({
    settings: { paysDollarsApart: true },
    workOrders: [{ tradingOutCents: 2_550 }],
  });
  const paidBefore = { number: "WO/M/2026/10/00009", pay: 9n, subsidy: 0n, pension: 0n, withheld: 0n };
  const after = calculateMonth({ ...monthOf(), paidBefore }, tables, "draft");
  return [...months, ...saved, withoutRate, apart, after].flatMap((month) =>
    "refused" in month ? [] : month.slips.flatMap(({ lines }) => lines.map(({ explanation }) => explanation)),
  );
}

test("provides every value a text needs", () => {
  const all = explanations();
  expect(formulas.filter((formula) => !all.some((one) => one.formula === formula))).toEqual([]);
  for (const { formula, values } of all)
    expect([...placeholders(en.formulas[formula])].filter((name) => !(name in values))).toEqual([]);
});
