import type { Actor } from "@/lib/access/actor";
import { extentOf, masked, seesField, viewerOf } from "@/lib/features/crew/fields.rules";
import type { Row } from "./rows.queries";

/** An account is payroll data: who does not see that is told that there is one, by its last digits. product 5.12 */
export function onWire(row: Row, actor: Actor) {
  const viewer = viewerOf(actor, { id: 0, vesselId: null });
  const isWhole = extentOf(viewer, "payroll") === "full";
  const { bankName, accountNumber, accountName, phone } = row.account;
  return {
    vesselId: row.vesselId,
    vesselName: row.vesselName,
    ujbm: row.ujbm,
    crew: row.crew,
    days: row.days,
    correction: row.correction,
    specialOccassionDays: row.specialDays,
    total: row.total,
    rateDifference: row.rateDifference,
    bankName: isWhole ? bankName : null,
    accountNo: isWhole || accountNumber === null ? accountNumber : masked(accountNumber),
    accountName: isWhole ? accountName : null,
    phoneNo: seesField(viewer, "phone") ? phone : null,
    difference: row.difference,
    isLarge: row.isLarge,
    payeeWaits: row.payeeWaits,
  };
}

/** Whose account is shown whole. */
export const shownAccounts = (rows: readonly Row[], actor: Actor) =>
  extentOf(viewerOf(actor, { id: 0, vesselId: null }), "payroll") === "full"
    ? rows.flatMap(({ headId, account }) =>
        headId !== null && account.accountNumber !== null ? [{ crewId: headId, classes: ["payroll" as const] }] : [],
      )
    : [];
