import { calculated } from "@/db/testing/payroll/calculated";
import { monthOf, type Changes } from "@/db/testing/payroll/people";
import type { TableReference } from "../explanation.rules";
import { causesOf, figuresOf } from "./figures.rules";

const figures = (changes: Changes) => figuresOf(calculated(changes), monthOf(changes));
const wages = { basicSalary: 10_800_000n, kpak: 2_700_000n, regionalAllowance: 1_300_000n };

test("calculates due as wages less own premiums, before tax and without other pay", () => {
  expect(figures({ workOrders: [{ wages }] })).toMatchObject({
    days: 31,
    wages: 15_700_000,
    premiums: 500_863,
    tax: 1_425_386,
    takeHome: 15_199_137,
    due: 15_199_137,
  });
  const paidBesides = { irregular: [{ name: "THR", amount: 4_000_000n }] };
  const none = { subsidy: "none" as const };
  expect(figures({ person: none, workOrders: [{ wages, ...paidBesides }] })).toMatchObject({ due: 15_199_137 });
});

test("counts saved leave in the month that earned it, not when it is paid", () => {
  const saved = { settings: { leaveMode: "atSignOff" as const } };
  const due = (order: object) => figures({ ...saved, workOrders: [{ wages, leaveSaved: 6_300_000n, ...order }] }).due;
  expect([due({ paysLeave: false }), due({ paysLeave: true })]).toEqual([15_199_137, 15_199_137]);
});

test("reports differences by days, agreement, tax record or table, not by other pay", () => {
  const table: TableReference = { kind: "ter", versionId: 7, effectiveFrom: "2026-01-01", checksum: "a" };
  const of = (changes: Changes, tables = [table]) => ({ inputs: monthOf(changes), tables });
  const causes = (changes: Changes, tables?: TableReference[]) => causesOf(of({}), of(changes, tables));
  expect(causes({})).toEqual([]);
  expect(causes({ workOrders: [{ days: 20 }] })).toEqual(["days"]);
  expect(causes({ workOrders: [{ wages: { basicSalary: 8_000_000n } }] })).toEqual(["agreement"]);
  expect(causes({ person: { hasMatchingNik: false } })).toEqual(["tax"]);
  expect(causes({}, [{ ...table, versionId: 8 }])).toEqual(["tables"]);
  expect(causes({ person: { subsidy: "none" }, settings: { riskRate: 54 } })).toEqual([]);
  expect([causesOf(null, of({})), causesOf(of({}), null)]).toEqual([["days"], ["days"]]);
});
