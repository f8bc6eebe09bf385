import { array, assert, constantFrom, integer, property, record, stringMatching } from "fast-check";
import { bankSets } from "@/db/enums/work-orders";
import { bca } from "./bca.rules";
import { bni } from "./bni.rules";
import { bri } from "./bri.rules";
import { findBank } from "./codes.rules";
import { generic } from "./generic.rules";
import { mandiri } from "./mandiri.rules";
import { biFastLimit, transferMethodOf, writeTransferFile, type TransferLine } from "./file-layout.rules";
import { bankLayoutByName } from "./all-layouts.rules";

const run = { number: "PAY/M/2026/0001", debitAccount: "1234567890", valueOn: "2026-11-05", month: "2026-10" };
const line = (changes: Partial<TransferLine> = {}): TransferLine => ({
  reference: "PM26000100001",
  bankName: "BCA",
  accountNumber: "0123456789",
  accountName: "Agus Salim",
  amount: 5_000_000,
  ...changes,
});

test("finds a bank by any spelling of its name and guesses none that is not listed", () => {
  for (const name of ["BCA", "Bank BCA", "PT Bank Central Asia Tbk", "bank central asia, tbk."])
    expect(findBank(name)?.clearing).toBe("014");
  expect(findBank("PT Bank Rakyat Indonesia (Persero) Tbk")?.clearing).toBe("002");
  for (const name of ["", "Bank", "BCAX", "Koperasi"]) expect(findBank(name)).toBeUndefined();
});

test("chooses in-house, BI-FAST up to 250 million, RTGS above, and SKN without BI-FAST", () => {
  const of = (name: string) => findBank(name) ?? { clearing: "", bic: "", names: [], isFast: false };
  expect(transferMethodOf(bankLayoutByName.bca, of("BCA"), 900_000_000)).toBe("inHouse");
  expect(transferMethodOf(bankLayoutByName.bca, of("BRI"), biFastLimit)).toBe("biFast");
  expect(transferMethodOf(bankLayoutByName.bca, of("BRI"), biFastLimit + 1)).toBe("rtgs");
  expect(transferMethodOf(bankLayoutByName.bca, of("Bangkok Bank"), 1_000_000)).toBe("skn");
  expect(transferMethodOf(bankLayoutByName.generic, of("BCA"), 1)).toBe("biFast");
});

test("lists every bank layout under its own name", () => {
  expect([bca, mandiri, bri, bni, generic]).toEqual(bankSets.map((name) => bankLayoutByName[name]));
  for (const name of bankSets) expect(bankLayoutByName[name].name).toBe(name);
});

test("writes debit account, day, count, sum and account numbers as plain digits", () => {
  const lines = [line(), line({ bankName: "BRI", accountNumber: "0070011", amount: 1_500_000 })];
  for (const name of bankSets) {
    const { text, problems, count, sum } = writeTransferFile(bankLayoutByName[name], run, lines);
    expect([problems, count, sum]).toEqual([[], 2, 6_500_000]);
    const cells = text.split(/[\r\n,;|]+/);
    for (const expected of ["1234567890", "0123456789", "0070011", "2"])
      expect([name, cells]).toEqual([name, expect.arrayContaining([expected])]);
    expect(cells.some((cell) => /^6500000(\.00)?$/.test(cell))).toBe(true);
    expect(text).toMatch(/20261105|2026-11-05/);
    expect(text).not.toMatch(/["']/);
    expect(bankLayoutByName[name].source.describedIn).not.toBe("");
  }
  expect(writeTransferFile(bankLayoutByName.mandiri, run, lines).rows).toEqual([
    "P,20261105,1234567890,2,6500000",
    "0123456789,Agus Salim,,,,IDR,5000000,GAJI 2026-10 PM26000100001,PM26000100001,BAU,CENAIDJA,BCA",
    "0070011,Agus Salim,,,,IDR,1500000,GAJI 2026-10 PM26000100001,PM26000100001,BAU,BRINIDJA,BRI",
  ]);
});

test("reports what a bank would refuse instead of escaping it", () => {
  const why = (changes: Partial<TransferLine>) =>
    writeTransferFile(bankLayoutByName.mandiri, run, [line(changes)]).problems.map((one) => one.why);
  expect(why({ bankName: "Koperasi" })).toContain("bank");
  expect(why({ accountNumber: "12-34" })).toContain("account");
  for (const accountName of ["=HYPERLINK(1)", "+62", "@x", "-x", "A,B", 'A "B"', "José", ""].filter(Boolean))
    expect([accountName, why({ accountName })]).toEqual([accountName, ["letters"]]);
  expect(why({ accountName: "A".repeat(41) })).toEqual(["length"]);
});

test("keeps one value per column in every valid line", () => {
  const text = stringMatching(/^[ -~é]{1,30}$/);
  const one = record({
    accountName: text,
    bankName: constantFrom("BCA", "BRI", "Bank Mandiri"),
    amount: integer({ min: 1, max: 1e9 }),
  });
  assert(
    property(array(one, { maxLength: 5 }), constantFrom(...bankSets), (lines, name) => {
      const set = bankLayoutByName[name];
      const { rows, problems } = writeTransferFile(
        set,
        run,
        lines.map((changes) => line(changes)),
      );
      if (problems.length > 0) return;
      const details = rows.slice(set.head.length, rows.length - set.foot.length);
      for (const row of details) {
        expect(row.split(set.separator)).toHaveLength(set.columns.length);
        expect(row.split(set.separator).some((cell) => /^[=+@-]/.test(cell))).toBe(false);
      }
    }),
  );
});
