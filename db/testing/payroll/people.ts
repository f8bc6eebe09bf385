import type { slipInputs } from "@/lib/features/work-orders/calculation/schema";
import type { z } from "zod";

type Given = z.output<typeof slipInputs>;
export type Changes = {
  workMonth?: string;
  person?: Partial<Given["person"]>;
  taxYear?: Partial<Given["taxYear"]>;
  settings?: Partial<Given["settings"]>;
  workOrders?: (Omit<Partial<Given["workOrders"][number]>, "wages"> & {
    wages?: Partial<Given["workOrders"][number]["wages"]>;
  })[];
  payTiming?: Given["payTiming"];
  debts?: Given["debts"];
};

const noWages = {
  kpak: null,
  regionalAllowance: null,
  overseasAllowance: null,
  positionAllowance: null,
  overtime: null,
  leavePay: null,
};

/** A seafarer on board for all of October 2026, category 1, status TK/0, tax paid by the company. */
export function monthOf({ workMonth = "2026-10", payTiming = "same", ...changes }: Changes = {}): Given {
  const orders = changes.workOrders ?? [{}];
  return {
    workMonth,
    payTiming,
    person: {
      origin: "WNI",
      residence: "resident",
      dateOfBirth: "1990-05-17",
      employedSince: "2024-01-08",
      ptkpCode: "TK/0",
      hasMatchingNik: true,
      subsidy: "full",
      province: "JK",
      ...changes.person,
    },
    taxYear: {
      isLastPeriod: false,
      taxedFrom: `${workMonth.slice(0, 4)}-01`,
      earlier: null,
      former: null,
      ...changes.taxYear,
    },
    settings: {
      leaveMode: "monthly",
      leaveDayTenths: 25,
      bpjsBase: ["basicSalary", "kpak", "positionAllowance"],
      riskRate: 127,
      ...changes.settings,
    },
    ...(changes.debts ? { debts: changes.debts } : {}),
    workOrders: orders.map(({ wages, ...order }, place) => ({
      number: `WO/M/2026/10/0000${place + 1}`,
      payrollCategoryId: 1,
      days: 31,
      leaveSaved: 0n,
      paysLeave: false,
      irregular: [],
      adjustments: [],
      ...order,
      wages: { basicSalary: 7_500_000n, ...noWages, ...wages },
    })),
  };
}
