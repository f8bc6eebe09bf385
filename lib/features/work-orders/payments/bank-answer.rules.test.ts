import { amountIn, parseBankAnswer, type OpenTransfer } from "./bank-answer.rules";

const transfers: OpenTransfer[] = [
  { id: 1, reference: "PM26000100001", accountNumber: "0123456789", amount: 5_000_000, isOpen: true },
  { id: 2, reference: "PM26000100002", accountNumber: "0070011", amount: 1_500_000, isOpen: true },
  { id: 3, reference: "PM26000100003", accountNumber: "0070011", amount: 750_000, isOpen: true },
  { id: 4, reference: "PM26000100004", accountNumber: "555000", amount: 10, isOpen: false },
];

test("parses amounts as banks write them", () => {
  for (const written of ["5000000", "5.000.000", "5,000,000.00", "5.000.000,00", "IDR 5000000.00", "Rp 5.000.000"])
    expect([written, amountIn(written)]).toEqual([written, 5_000_000]);
  for (const other of ["", "abc", "PM26000100001", "5.000,5"]) expect(amountIn(other)).toBeUndefined();
});

test("matches a line by reference and amount, or by account and amount, with the bank's reason", () => {
  const answer = [
    "No,Reference,Account,Amount,Status,Remark",
    '1,PM26000100001,\'0123456789,"5,000,000.00",SUCCESS,',
    '2,,0070011,1500000,Rejected,"Account closed, ask branch"',
    "3,,0070011,750000,Gagal",
  ].join("\r\n");
  expect(parseBankAnswer(answer, transfers)).toEqual({
    found: [
      { id: 1, state: "paid", reason: null },
      { id: 2, state: "rejected", reason: "Account closed, ask branch" },
      { id: 3, state: "rejected", reason: "Gagal" },
    ],
    missed: [],
  });
});

test("reports unmatched lines with line number and cause, and ignores them", () => {
  const answer = [
    "PM26000100001;4.999.999;SUCCESS",
    "PM99000100001;5.000.000;SUCCESS",
    "PM26000100002;1.500.000;pending",
    "PM26000100003;750.000;SUKSES",
    "PM26000100003;750.000;GAGAL",
    "PM26000100004;10;SUKSES",
  ].join("\n");
  const { found, missed } = parseBankAnswer(answer, transfers);
  expect(found).toEqual([{ id: 3, state: "paid", reason: null }]);
  expect(missed.map(({ line, why }) => [line, why])).toEqual([
    [1, "amount"],
    [2, "unknown"],
    [3, "answer"],
    [5, "several"],
    [6, "answered"],
  ]);
});
