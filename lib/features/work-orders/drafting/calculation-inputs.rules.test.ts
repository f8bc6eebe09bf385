import type { PayFacts } from "./pay-facts.queries";
import { calculationInputsOf, ordersOf } from "./calculation-inputs.rules";

const agreement = {
  assignmentId: 1,
  id: 5,
  divisionId: 1,
  startDate: "2026-01-05",
  province: "JK" as const,
  cityId: null,
  cityName: null,
  payrollCategoryId: 1,
  basicSalary: 5_500_000,
  overtime: null,
  leavePay: 458_333,
  allowances: 2_000_000,
  allowancesTradingOut: 1_250_000,
  overseasAllowance: null,
  positionAllowance: null,
  tradingOutCents: null as number | null,
};
const assignment = {
  crewId: 9,
  assignmentId: 1,
  vesselId: 7,
  vesselName: "MV Satu",
  principalId: null,
  positionId: 3,
  from: "2026-01-05",
  to: null as string | null,
};
const person: PayFacts["person"] = {
  id: 9,
  divisionId: 1,
  fullName: "Agus",
  employeeNumber: "M-9",
  crewOrigin: "WNI",
  dateOfBirth: "1990-04-12",
  joinedOn: "2026-01-05",
  idNumber: "3175011205900001",
  ptkpCode: "K/1",
  resignedOn: null,
  positionId: 3,
  resignationClass: null,
  bankName: null,
  accountNumber: null,
  accountName: null,
  draftSince: null,
};
const facts = (changes: Partial<PayFacts> = {}): PayFacts => ({
  person,
  assignments: [assignment],
  agreements: new Map([[1, [agreement]]]),
  employments: [],
  openings: [],
  formers: [],
  irregulars: [],
  adjustments: [],
  before: [],
  leaveSaved: 0,
  locked: null,
  debts: [],
  allotments: [],
  ...changes,
});
const stamps = { createdAt: new Date(0), createdBy: null, updatedAt: new Date(0), updatedBy: null, version: 1 };
const settings = {
  divisionId: 1,
  usedFrom: "2026-01-01",
  leaveMode: "monthly" as const,
  leaveDayTenths: 25,
  riskRate: 127,
  bpjsBase: ["basicSalary" as const],
  payTiming: "same" as const,
  subsidy: "full" as const,
  hidesEmployerLines: false,
  billsPension: true,
  paysDollarsApart: false,
  netShare: 2_000,
  secondPersonFrom: 0,
  debtAccounts: {},
  deductionShare: 5_000,
  ...stamps,
};
const read = (given: PayFacts, month = "2026-10", changes: Partial<typeof settings> = {}) => {
  const orders = ordersOf(given, month);
  const numbers = orders.map((_, place) => `WO/${place + 1}`);
  return calculationInputsOf(given, { orders, settlement: null }, numbers, {
    month,
    settings: { ...settings, ...changes },
    lockedThrough: null,
  });
};
const employment = {
  crewId: 9,
  year: 2026,
  payTiming: null,
  subsidy: null,
  residence: null,
  hasMatchingNik: null,
  taxObligation: null,
  province: null,
  ptkpCode: null,
  endsOn: null,
  amendedAt: null,
  amendedBy: null,
  ...stamps,
};

test("uses the tax status fixed for the year before the record, like the other settings", () => {
  expect(read(facts()).inputs?.person).toMatchObject({ ptkpCode: "K/1", subsidy: "full", hasMatchingNik: true });
  const fixed = { ...employment, ptkpCode: "TK/0", subsidy: "none" as const, hasMatchingNik: false };
  const paid = read(facts({ employments: [fixed] })).inputs?.person;
  expect(paid).toMatchObject({ ptkpCode: "TK/0", subsidy: "none", hasMatchingNik: false });
  expect(read(facts({ person: { ...person, idNumber: null } })).inputs?.person.hasMatchingNik).toBe(false);
});

test("taxes a foreigner who arrived within the year for part of it, and only as stated after leaving for good", () => {
  const asked = (changes: Partial<PayFacts>, month: string) => {
    const { inputs, problems } = read(facts(changes), month);
    return inputs ? (inputs.taxYear.isPart ?? "whole") : problems.map(({ code }) => code);
  };
  const opening = {
    id: 1,
    crewId: 9,
    year: 2026,
    through: "2026-11-30",
    gross: 1,
    pension: 0,
    withheld: 0,
    source: "",
    fileId: null,
    verifiedAt: new Date(0),
    verifiedBy: null,
    usedAt: null,
    ...stamps,
  };
  const year = { openings: [opening as PayFacts["openings"][number]] };
  const abroad = { ...person, crewOrigin: "WNA" as const };
  const resident = { ...employment, residence: "resident" as const };
  const since = (joinedOn: string) => ({ ...year, person: { ...abroad, joinedOn }, employments: [resident] });
  expect(asked(since("2026-07-01"), "2026-12")).toBe(true);
  expect(asked(since("2026-07-01"), "2026-10")).toBe("whole");
  expect(asked(since("2025-03-01"), "2026-12")).toBe("whole");
  const stated = (taxObligation: "whole-year" | "part-of-year") => [{ ...resident, taxObligation }];
  expect(asked({ ...since("2026-07-01"), employments: stated("whole-year") }, "2026-12")).toBe("whole");
  const gone = { ...person, resignedOn: "2026-10-20" };
  expect(asked({ person: { ...gone, resignationClass: "voluntary" } }, "2026-10")).toBe("whole");
  const dead = { ...gone, resignationClass: "unavoidable" as const };
  expect(asked({ person: dead }, "2026-10")).toEqual(["obligationUnknown"]);
  expect(asked({ person: dead, employments: stated("part-of-year") }, "2026-10")).toBe(true);
  expect(asked({ person: dead, employments: stated("whole-year") }, "2026-10")).toBe("whole");
  expect(asked({ person: { ...abroad, resignedOn: "2026-10-20" }, employments: [resident] }, "2026-10")).toEqual([
    "obligationUnknown",
  ]);
  const former = { crewId: 9, year: 2026, net: 1, withheld: 0, verifiedAt: new Date(0) } as PayFacts["formers"][number];
  expect(asked({ person: dead, employments: stated("part-of-year"), formers: [former] }, "2026-10")).toEqual([
    "obligationWithFormer",
  ]);
});

test("treats December and the month employment ends as last periods, also after resignation", () => {
  const isLast = (given: PayFacts, month?: string) => read(given, month).inputs?.taxYear.isLastPeriod;
  expect([isLast(facts()), isLast(facts(), "2026-12")]).toEqual([false, true]);
  expect(isLast(facts({ employments: [{ ...employment, endsOn: "2026-10-20" }] }))).toBe(true);
  expect(isLast(facts({ person: { ...person, resignedOn: "2026-11-02" } }))).toBe(false);
  expect(isLast(facts({ person: { ...person, resignedOn: "2026-10-31" } }))).toBe(true);
});

test("leaves the year unknown after an incalculable month, never zero", () => {
  const month = {
    crewId: 9,
    taxMonth: "2026-11",
    gross: 1,
    pension: 1,
    withheld: 1,
    isCalculated: true,
    isLastPeriod: false,
  };
  const earlierOf = (before: PayFacts["before"]) => read(facts({ before }), "2026-12").inputs?.taxYear.earlier;
  expect(earlierOf([month])).toMatchObject({ gross: 1n, withheld: 1n });
  expect(earlierOf([{ ...month, isCalculated: false }])).toBeNull();
});

test("taxes December work paid in January in the next year", () => {
  const { taxMonth, inputs } = read(facts(), "2026-12", { payTiming: "next" as never });
  expect(taxMonth).toBe("2027-01");
  expect(inputs?.taxYear).toMatchObject({ isLastPeriod: false, taxedFrom: "2027-01" });
});

test("refuses a second work month in the same tax month", () => {
  const december = {
    crewId: 9,
    taxMonth: "2027-01",
    gross: 1,
    pension: 0,
    withheld: 0,
    isCalculated: true,
    isLastPeriod: false,
  };
  const january = read(facts({ before: [december] }), "2027-01");
  expect(january).toMatchObject({ inputs: null, problems: [{ code: "taxMonthTaken", values: { month: "2027-01" } }] });
  expect(read(facts({ before: [december] }), "2027-01", { payTiming: "next" as never }).problems).toEqual([]);
});

test("uses a Tanker agreement's leave; extra pay goes to the longest work order, saved leave to the first", () => {
  const tanker = new Map([[1, [{ ...agreement, divisionId: 2 }]]]);
  expect(read(facts({ agreements: tanker })).inputs?.workOrders[0]?.wages.leavePay).toBe(458_333n);
  const second = { ...assignment, assignmentId: 2, vesselId: 8, from: "2026-10-06" };
  const two = facts({
    assignments: [{ ...assignment, to: "2026-10-05" }, second],
    agreements: new Map([
      [1, [agreement]],
      [2, [{ ...agreement, assignmentId: 2 }]],
    ]),
    irregulars: [{ crewId: 9, kind: "pay", name: "THR", amount: 1_000_000 }],
    leaveSaved: 250_000,
  });
  const orders = read(two).inputs?.workOrders ?? [];
  expect(
    orders.map(({ days, irregular, leaveSaved, paysLeave }) => [days, irregular.length, leaveSaved, paysLeave]),
  ).toEqual([
    [5, 0, 250_000n, true],
    [26, 1, 0n, false],
  ]);
});

test("refuses a foreigner with unknown residence and an assignment without agreement", () => {
  const foreigner = facts({ person: { ...person, crewOrigin: "WNA" } });
  expect(read(foreigner)).toMatchObject({ inputs: null, problems: [{ code: "residenceUnknown" }] });
  const values = { vessel: "MV Satu", day: "2026-10-01" };
  expect(read(facts({ agreements: new Map() }))).toMatchObject({
    inputs: null,
    problems: [{ code: "agreementMissing", values }],
  });
});

test("deducts the instalment or the balance, less earlier slips of the month, and omits paid debts", () => {
  const debt = {
    id: 1,
    crewId: 9,
    kind: "loan" as const,
    name: "Loan",
    instalment: 300_000,
    balance: 900_000,
    inMonth: 0,
  };
  const due = (...debts: PayFacts["debts"]) => read(facts({ debts })).inputs?.debts?.items.map((one) => one.due);
  expect(due(debt, { ...debt, id: 2, instalment: null }, { ...debt, id: 3, balance: 100_000 })).toEqual([
    300_000n,
    900_000n,
    100_000n,
  ]);
  expect(due({ ...debt, inMonth: 200_000 })).toEqual([100_000n]);
  expect(due({ ...debt, inMonth: 300_000 }, { ...debt, balance: 0 })).toBeUndefined();
});

test("excludes a reimbursement from income", () => {
  const irregulars = [
    { crewId: 9, kind: "pay" as const, name: "THR", amount: 1_000_000 },
    { crewId: 9, kind: "reimbursement" as const, name: "Visa", amount: 750_000 },
  ];
  const [order] = read(facts({ irregulars })).inputs?.workOrders ?? [];
  expect(order?.irregular).toEqual([{ name: "THR", amount: 1_000_000n }]);
  expect(order?.reimbursed).toEqual([{ name: "Visa", amount: 750_000n }]);
});
