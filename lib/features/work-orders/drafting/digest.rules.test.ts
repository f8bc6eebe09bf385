import { monthOf } from "@/db/testing/payroll/people";
import type { TableReference } from "../explanation.rules";
import type { SlipInputs } from "../calculation/schema";
import { factsDigestOf } from "./digest.rules";
import type { Work } from "./calculation-inputs.rules";

const assignment = {
  crewId: 9,
  assignmentId: 1,
  vesselId: 3,
  vesselName: "MV",
  principalId: 4,
  positionId: 5,
  from: "2026-09-10",
  to: null,
};
const order = {
  vesselId: 3,
  days: 31,
  firstDay: "2026-10-01",
  lastDay: "2026-10-31",
  isOver: false,
  first: assignment,
  last: assignment,
  agreement: undefined,
};
const work: Work = { orders: [order], settlement: null };
const table: TableReference = { kind: "ter", versionId: 7, effectiveFrom: "2026-01-01", checksum: "a" };
const digest = (inputs: SlipInputs | null, changed: Partial<Work> = {}, tables = [table]) =>
  factsDigestOf({ inputs, work: { ...work, ...changed }, tables });

test("changes the digest with assignments, agreements, tax record and table versions only", () => {
  const same = digest(monthOf());
  const others = [
    digest(null),
    digest(monthOf({ workOrders: [{ wages: { basicSalary: 7_500_001n } }] })),
    digest(monthOf({ workOrders: [{ tradingOutCents: 100 }] })),
    digest(monthOf({ person: { hasMatchingNik: false } })),
    digest(monthOf({ person: { ptkpCode: "K/1" } })),
    digest(monthOf({ taxYear: { isLastPeriod: true } })),
    digest(monthOf(), { orders: [{ ...order, days: 20, isOver: true }] }),
    digest(monthOf(), { orders: [{ ...order, vesselId: 8 }] }),
    digest(monthOf(), {}, [{ ...table, versionId: 8 }]),
    digest(monthOf(), {}, [{ ...table, checksum: "b" }]),
  ];
  expect(new Set([same, ...others]).size).toBe(others.length + 1);
  const paidOtherwise = [
    monthOf({ settings: { riskRate: 54, leaveMode: "atSignOff" } }),
    monthOf({ person: { subsidy: "none" } }),
    monthOf({ workOrders: [{ number: "WO/M/2026/10/00077", leaveSaved: 5n }] }),
    monthOf({ taxYear: { earlier: { gross: 1n, pension: 0n, withheld: 0n, isVerified: true } } }),
  ];
  for (const inputs of paidOtherwise) expect(digest(inputs)).toBe(same);
});
