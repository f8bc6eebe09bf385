import type { Transaction } from "@/db/client";
import { payrollSettings } from "@/db/schema/work-orders";

/** Marine is paid here from a month on (its first day). */
export async function paidFrom(db: Transaction, usedFrom: string) {
  const values = { usedFrom, bpjsBase: ["basicSalary", "kpak", "positionAllowance"] } as const;
  const kept = { ...values, bpjsBase: [...values.bpjsBase] };
  await db
    .insert(payrollSettings)
    .values({ divisionId: 1, ...kept })
    .onConflictDoUpdate({ target: payrollSettings.divisionId, set: kept });
}
