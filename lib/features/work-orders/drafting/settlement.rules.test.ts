import { assert, bigInt, boolean, integer, property, record, tuple } from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { randomSettlement } from "@/db/testing/payroll/random";
import { monthOf } from "@/db/testing/payroll/people";
import { referencePay } from "@/db/testing/payroll/reference";
import { deliveredTables } from "@/db/testing/payroll/tables";
import { sumOf } from "../fraction.rules";
import { calculateMonth } from "../calculation/calculate-month.rules";
import type { SlipInputs } from "../calculation/schema";
import type { PayFacts } from "./pay-facts.queries";
import { settlementOf } from "./settlement.rules";

const person: PayFacts["person"] = {
  id: 9,
  divisionId: 1,
  fullName: "Agus",
  employeeNumber: "M-9",
  crewOrigin: "WNI",
  dateOfBirth: "1990-04-12",
  joinedOn: "2024-01-05",
  idNumber: null,
  ptkpCode: "K/1",
  resignedOn: null,
  resignationClass: null,
  positionId: 3,
  bankName: null,
  accountNumber: null,
  accountName: null,
  draftSince: null,
};
const taxed = (taxMonth: string, isLastPeriod = false) => ({
  crewId: 9,
  taxMonth,
  gross: 1,
  pension: 1,
  withheld: 1,
  isCalculated: true,
  isLastPeriod,
});
const stamps = { createdAt: new Date(0), createdBy: null, updatedAt: new Date(0), updatedBy: null, version: 1 };
const employment = {
  crewId: 9,
  year: 2026,
  payTiming: null,
  subsidy: null,
  residence: null,
  taxObligation: null,
  hasMatchingNik: null,
  province: null,
  ptkpCode: null,
  endsOn: null,
  amendedAt: null,
  amendedBy: null,
  ...stamps,
};
const opening = {
  id: 1,
  crewId: 9,
  year: 2026,
  through: "2026-06-01",
  gross: 1,
  pension: 1,
  withheld: 1,
  source: "",
  fileId: null,
  verifiedAt: null,
  verifiedBy: null,
  usedAt: null,
  ...stamps,
};
const facts = (changes: Partial<PayFacts> = {}): PayFacts => ({
  person,
  assignments: [],
  agreements: new Map(),
  employments: [],
  openings: [],
  formers: [],
  irregulars: [],
  adjustments: [],
  before: [taxed("2026-03"), taxed("2026-04")],
  leaveSaved: 0,
  locked: null,
  debts: [],
  allotments: [],
  ...changes,
});
const resigned = (resignedOn: string) => ({ person: { ...person, resignedOn } });
const settled = (month: string, given: PayFacts, payTiming: "same" | "next" = "same") =>
  settlementOf(given, { month, settings: { payTiming } });

test("settles the year of people ashore in its last month, and in no other", () => {
  const ashore = { reason: "ashore", on: "2026-12-31", workedUntil: "2026-12" };
  expect(settled("2026-12", facts())).toEqual(ashore);
  expect(settled("2026-11", facts())).toBeNull();
  expect(settled("2026-12", facts({ before: [], openings: [opening] }))).toEqual(ashore);
  expect(settled("2026-12", facts({ before: [] }))).toBeNull();
  expect(settled("2026-12", facts({ before: [taxed("2025-12")] }))).toBeNull();
});

test("closes the tax year in November when pay is paid a month later", () => {
  expect(settled("2026-11", facts(), "next")).toMatchObject({ reason: "ashore", on: "2026-11-30" });
  expect(settled("2026-12", facts(), "next")).toBeNull();
  const own = facts({ employments: [{ ...employment, payTiming: "next" }] });
  expect([settled("2026-11", own)?.reason, settled("2026-12", own)]).toEqual(["ashore", null]);
});

test("settles employment ended ashore in its month, or in the first open one, with the months worked", () => {
  expect(settled("2026-07", facts(resigned("2026-07-12")))).toEqual({
    reason: "ended",
    on: "2026-07-12",
    workedUntil: "2026-07",
  });
  expect(settled("2026-06", facts(resigned("2026-07-12")))).toBeNull();
  expect(settled("2026-09", facts(resigned("2026-07-12")))).toEqual({
    reason: "endedLate",
    on: "2026-07-12",
    workedUntil: "2026-07",
  });
  const stated = facts({ employments: [{ ...employment, endsOn: "2026-04-20" }] });
  expect(settled("2026-05", stated)).toEqual({ reason: "endedLate", on: "2026-04-20", workedUntil: "2026-04" });
  const paidAfter = facts({ ...resigned("2026-03-31") });
  expect(settled("2026-05", paidAfter)?.workedUntil).toBe("2026-04");
});

test("settles a year once, unless more work is taxed monthly after it, and never for non-residents", () => {
  expect(settled("2026-12", facts({ before: [taxed("2026-03"), taxed("2026-04", true)] }))).toBeNull();
  expect(settled("2026-12", facts({ before: [taxed("2026-03", true), taxed("2026-08")] }))?.reason).toBe("ashore");
  expect(settled("2026-12", facts({ employments: [{ ...employment, residence: "non-resident" }] }))).toBeNull();
  const statedElsewhere = facts({ ...resigned("2026-05-02"), before: [], openings: [opening] });
  expect(settled("2026-12", statedElsewhere)).toBeNull();
});

const tables = deliveredTables({ isVerified: true });
function slipOf(inputs: SlipInputs) {
  const month = calculateMonth(inputs, tables, "lock");
  if ("refused" in month) throw new Error(JSON.stringify(month.refused));
  return month;
}

test("withholds exactly the year's tax over months and settlement", () => {
  const month = record({ basic: bigInt(1_000_000n, 300_000_000n), days: integer({ min: 1, max: 28 }) });
  const months = tuple(...Array.from({ length: 8 }, () => month));
  assert(
    property(months, boolean(), boolean(), (paid, hasMatchingNik, isPaidFor) => {
      const who = { subsidy: isPaidFor ? "full" : "none", hasMatchingNik } as const;
      const slips = paid.map(({ basic, days }, place) =>
        slipOf(
          monthOf({
            workMonth: `2026-${String(place + 3).padStart(2, "0")}`,
            person: who,
            workOrders: [{ days, wages: { basicSalary: basic } }],
          }),
        ),
      );
      const sum = (of: "gross" | "pension" | "withheld") => sumOf(slips.map(({ ofYear }) => ofYear[of]));
      const earlier = {
        gross: sum("gross"),
        pension: sum("pension"),
        withheld: sum("withheld"),
        isVerified: true,
      };
      const inputs: SlipInputs = {
        ...monthOf({ workMonth: "2026-12", person: { ...who, province: null } }),
        taxYear: { isLastPeriod: true, taxedFrom: "2026-01", earlier, former: null },
        workOrders: [],
        settlement: { number: "WO", reason: "ashore", workedUntil: "2026-12", irregular: [], adjustments: [] },
      };
      const { ofYear, slips: last } = slipOf(inputs);
      const allowance = ofYear.gross;
      const settledGross = { ...earlier, gross: earlier.gross + allowance, withheld: 0n };
      const yearly = referencePay({
        ...inputs,
        person: { ...inputs.person, subsidy: "none" },
        taxYear: { ...inputs.taxYear, earlier: settledGross },
      }).person.tax;
      expect(earlier.withheld + ofYear.withheld).toBe(yearly);
      expect(last.map(({ lines }) => lines.map(({ name }) => name))).toEqual([["pph21Subsidy", "pph21Tax"]]);
      expect(last[0]?.totals.takeHome).toBe(allowance - ofYear.withheld);
    }),
    runsOf(150),
  );
});

test("accepts a settlement only alone and in a last period", () => {
  const inputs = randomSettlement(5);
  const refused = (given: unknown) => {
    const month = calculateMonth(given, tables, "lock");
    return "refused" in month ? month.refused.map(({ code }) => code) : [];
  };
  expect(refused(inputs)).toEqual([]);
  expect(refused({ ...inputs, workOrders: monthOf().workOrders })).toEqual(["inputsInvalid"]);
  expect(refused({ ...inputs, settlement: undefined })).toEqual(["inputsInvalid"]);
  expect(refused({ ...inputs, taxYear: { ...inputs.taxYear, isLastPeriod: false } })).toEqual(["inputsInvalid"]);
});
