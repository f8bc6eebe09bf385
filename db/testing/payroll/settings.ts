import type { Transaction } from "@/db/client";
import { payrollSettings } from "@/db/schema/work-orders";

/** Marine is paid here from a month on (its first day), where no amount takes two. */
export async function paidFrom(db: Transaction, usedFrom: string) {
  const values = { usedFrom, secondPersonFrom: 1e10, bpjsBase: ["basicSalary", "kpak", "positionAllowance"] } as const;
  const kept = { ...values, bpjsBase: [...values.bpjsBase] };
  await db
    .insert(payrollSettings)
    .values({ divisionId: 1, ...kept })
    .onConflictDoUpdate({ target: payrollSettings.divisionId, set: kept });
}
