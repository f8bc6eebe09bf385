import type { Changes } from "../people";
import { plainPay, type Case } from "./case";

type Month = { ptkpCode: string; gross: bigint; tax: bigint; from: string };
const annex = "PMK 105/2025, annex";

const monthCases: Case[] = (
  [
    { ptkpCode: "TK/0", gross: 8_000_000n, tax: 120_000n, from: annex },
    { ptkpCode: "K/1", gross: 15_000_000n, tax: 900_000n, from: annex },
    { ptkpCode: "K/1", gross: 10_000_000n, tax: 150_000n, from: annex },
    { ptkpCode: "K/1", gross: 12_000_000n, tax: 360_000n, from: annex },
    { ptkpCode: "TK/0", gross: 9_000_000n, tax: 157_500n, from: annex },
    { ptkpCode: "TK/0", gross: 14_000_000n, tax: 840_000n, from: annex },
    { ptkpCode: "K/0", gross: 10_000_000n, tax: 200_000n, from: "PP 58/2023" },
    { ptkpCode: "K/2", gross: 70_000_000n, tax: 14_700_000n, from: "PP 58/2023" },
    { ptkpCode: "K/3", gross: 12_000_000n, tax: 240_000n, from: "PP 58/2023" },
    { ptkpCode: "K/3", gross: 15_000_000n, tax: 750_000n, from: "PP 58/2023" },
  ] satisfies Month[]
).map(({ ptkpCode, gross, tax, from }) => ({
  name: `${ptkpCode}, ${gross} in a month`,
  legal_basis: from,
  status: "valid",
  changes: plainPay(gross, { ptkpCode }),
  expected: { pph21Tax: tax },
}));

type Year = {
  name: string;
  ptkpCode: string;
  last: bigint;
  gross: bigint;
  withheld: bigint;
  tax: bigint;
  from: string;
};
type Rest = { taxedFrom?: string; pension?: bigint };

const yearCases: Case[] = (
  [
    {
      name: "TK/0, 8,000,000 every month",
      ptkpCode: "TK/0",
      last: 8_000_000n,
      gross: 88_000_000n,
      withheld: 1_320_000n,
      tax: 540_000n,
      from: annex,
    },
    {
      name: "K/1, months of 15, 10 and 12 million",
      ptkpCode: "K/1",
      last: 12_000_000n,
      gross: 124_000_000n,
      withheld: 3_570_000n,
      tax: 480_000n,
      from: annex,
    },
    {
      name: "TK/0 from March, too much withheld",
      ptkpCode: "TK/0",
      last: 9_000_000n,
      gross: 86_000_000n,
      withheld: 2_100_000n,
      tax: -287_500n,
      taxedFrom: "2026-03",
      from: annex,
    },
    {
      name: "K/0, 10,000,000 with pension of 100,000",
      ptkpCode: "K/0",
      last: 10_000_000n,
      gross: 110_000_000n,
      pension: 1_200_000n,
      withheld: 2_200_000n,
      tax: 515_000n,
      from: "PMK 168/2023",
    },
    {
      name: "TK/0, July to December",
      ptkpCode: "TK/0",
      last: 10_000_000n,
      gross: 50_000_000n,
      withheld: 0n,
      tax: 150_000n,
      taxedFrom: "2026-07",
      from: "PMK 168/2023",
    },
  ] satisfies (Year & Rest)[]
).map(({ name, ptkpCode, last, gross, withheld, tax, from, ...rest }: Year & Rest) => ({
  name: `${name}: the last period`,
  legal_basis: from,
  status: "valid",
  changes: {
    ...plainPay(last, { ptkpCode }),
    workMonth: "2026-12",
    taxYear: {
      isLastPeriod: true,
      taxedFrom: rest.taxedFrom ?? "2026-01",
      earlier: { gross, pension: rest.pension ?? 0n, withheld, isVerified: true },
    },
  },
  expected: { pph21Tax: tax },
}));

const paidForCases: Case[] = (
  [
    [8_000_000n, 121_827n],
    [10_000_000n, 230_179n],
    [10_400_000n, 266_666n],
    [20_000_000n, 1_978_021n],
  ] as const
).map(([pay, allowance]) => ({
  name: `TK/0, ${pay} with its tax paid`,
  legal_basis: "PP 58/2023, PMK 168/2023",
  status: "valid",
  changes: plainPay(pay, { subsidy: "full" }),
  expected: { pph21Subsidy: allowance, pph21Tax: allowance },
}));

const ten = plainPay(10_000_000n);
const withThr: Changes = {
  ...ten,
  workOrders: [{ ...ten.workOrders?.[0], irregular: [{ name: "THR", amount: 10_000_000n }] }],
};
const foreign = { residence: "non-resident" } as const;
const former = { net: 40_000_000n, withheld: 500_000n };
const lastOf = (earlier: bigint, more: Changes["taxYear"] = {}): Changes => ({
  ...ten,
  workMonth: "2026-12",
  taxYear: {
    isLastPeriod: true,
    taxedFrom: "2026-07",
    earlier: { gross: earlier, pension: 0n, withheld: 0n, isVerified: true },
    ...more,
  },
});

const otherCases: Case[] = [
  {
    name: "THR in the month it is paid",
    legal_basis: "PMK 168/2023",
    status: "valid",
    changes: withThr,
    expected: { pph21Tax: 1_800_000n },
  },
  {
    name: "A former employer of the year",
    legal_basis: "PMK 168/2023, form 1721-A1",
    status: "valid",
    changes: lastOf(50_000_000n, { former }),
    expected: { pph21Tax: 1_650_000n },
  },
  {
    name: "A foreigner who is no resident",
    legal_basis: "Income tax law art. 26",
    status: "to-be-checked",
    changes: plainPay(10_000_000n, foreign),
    expected: { pph21Tax: 2_000_000n },
  },
  {
    name: "The same with the tax paid",
    legal_basis: "Income tax law art. 26",
    status: "to-be-checked",
    changes: plainPay(10_000_000n, { ...foreign, subsidy: "full" }),
    expected: { pph21Subsidy: 2_500_000n, pph21Tax: 2_500_000n },
  },
  {
    name: "Income of husband and wife together",
    legal_basis: "PMK 101/2016",
    status: "out-of-scope",
    changes: plainPay(10_000_000n, { ptkpCode: "K/I/0" }),
    expected: null,
  },
  {
    name: "Four dependants",
    legal_basis: "PMK 101/2016",
    status: "out-of-scope",
    changes: plainPay(10_000_000n, { ptkpCode: "K/4" }),
    expected: null,
  },
  {
    name: "No status",
    legal_basis: "PMK 101/2016",
    status: "out-of-scope",
    changes: plainPay(10_000_000n, { ptkpCode: "" }),
    expected: null,
  },
  {
    name: "A class of risk nobody entered",
    legal_basis: "PP 44/2015",
    status: "out-of-scope",
    changes: { settings: { riskRate: null } },
    expected: null,
  },
  {
    name: "A year without minimum wages",
    legal_basis: "Perpres 64/2020",
    status: "out-of-scope",
    changes: { workMonth: "2027-02", workOrders: [{ days: 28 }] },
    expected: null,
  },
  {
    name: "A cap of JP that is a year old",
    legal_basis: "PP 45/2015",
    status: "out-of-scope",
    changes: { workMonth: "2027-03" },
    expected: null,
  },
  {
    name: "Pay below nought",
    legal_basis: "PMK 168/2023",
    status: "out-of-scope",
    changes: {
      workOrders: [
        { adjustments: [{ workOrderNumber: "WO/M/2026/09/00001", reason: "Advance", amount: -99_000_000n }] },
      ],
    },
    expected: null,
  },
];

/** The examples the state and the trade give, and what the product does not calculate. */
export const officialCases: Case[] = [...monthCases, ...yearCases, ...paidForCases, ...otherCases];
