import { rateKinds } from "@/db/enums/rates";
import en from "@/messages/en/rates.json";
import { columnsOf, isOfDivision, keyOf, linesOf } from "./kinds.rules";

test("returns the lines a category pays beside the basic salary", () => {
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

test("assigns each kind to Marine, Tanker or both divisions", () => {
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

test("names every kind and column, with a key unless it has one row", () => {
  for (const kind of rateKinds) {
    expect(columnsOf[kind].some(({ isKey }) => isKey)).toBe(
      !["tax-parameters", "fees-and-vat", "exchange-rate"].includes(kind),
    );
    expect(Object.keys(en.kinds)).toContain(kind);
    for (const { name } of columnsOf[kind]) expect(Object.keys(en.columns)).toContain(name);
  }
  expect(keyOf("minimum-wages", { province: "KI", year: 2026, amount: 1 })).toBe("KI|2026");
});
