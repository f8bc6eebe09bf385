import { rateKinds } from "@/db/enums/rates";
import en from "@/messages/en/rates.json";
import { columnsOf, isOfDivision, keyOf, linesOf } from "./kinds.rules";

test("the lines a category pays beside the basic salary, as slips show them", () => {
  const lines = Object.fromEntries([1, 2, 3, 4, 11, 12, 13].map((id) => [id, linesOf(id)]));
  expect(lines).toEqual({
    1: ["kpak", "regionalAllowance"],
    2: ["overseasAllowance", "positionAllowance"],
    3: ["regionalAllowance", "positionAllowance"],
    4: ["kpak", "regionalAllowance"],
    11: ["kpak", "regionalAllowance"],
    12: [],
    13: [],
  });
});

test("the salary matrix and UJBM are of Marine, what the law sets counts for both divisions, fee and VAT too, the dollar is of Tanker, travel allowances are each division's own", () => {
  expect(rateKinds.map((kind) => [kind, isOfDivision(kind, 1), isOfDivision(kind, 2)])).toEqual([
    ["salary-matrix", true, false],
    ["minimum-wages", true, true],
    ["accommodation-marine", true, false],
    ["accommodation-tanker", false, true],
    ["ter", true, true],
    ["ptkp", true, true],
    ["progressive-tax", true, true],
    ["tax-parameters", true, true],
    ["bpjs", true, true],
    ["ujbm", true, false],
    ["fees-and-vat", true, true],
    ["exchange-rate", false, true],
    ["city-minimum-wages", true, true],
  ]);
});

test("every kind has a name and a head for each column, and a key unless it is one row", () => {
  for (const kind of rateKinds) {
    expect(columnsOf[kind].some(({ isKey }) => isKey)).toBe(
      !["tax-parameters", "fees-and-vat", "exchange-rate"].includes(kind),
    );
    expect(Object.keys(en.kinds)).toContain(kind);
    for (const { name } of columnsOf[kind]) expect(Object.keys(en.columns)).toContain(name);
  }
  expect(keyOf("minimum-wages", { province: "KI", year: 2026, amount: 1 })).toBe("KI|2026");
});
