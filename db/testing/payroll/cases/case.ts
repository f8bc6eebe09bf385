import type { SlipLine } from "@/db/enums/work-orders";
import type { Changes } from "../people";

/** valid: certain, may be used for a lock. to-be-checked: not compared with its source. out-of-scope: refused. */
export const caseStatuses = ["valid", "to-be-checked", "out-of-scope"] as const;

/** A month and what its slip must say, as data. expected: lines by name in whole rupiah; null where the month is refused. */
export type Case = {
  name: string;
  legal_basis: string;
  status: (typeof caseStatuses)[number];
  changes: Changes;
  expected: Partial<Record<SlipLine, bigint>> | null;
};

/** Offsets in rupiah round a limit: two below to two above. */
export const roundLimit = [-2n, -1n, 0n, 1n, 2n];

/** A person whose pay is the basic salary only, because a premium would move it off a limit. */
export const plainPay = (gross: bigint, person: Changes["person"] = {}): Changes => ({
  person: { origin: "WNA", employedSince: "2026-12-01", subsidy: "none", ...person },
  workOrders: [{ payrollCategoryId: 12, wages: { basicSalary: gross } }],
});
