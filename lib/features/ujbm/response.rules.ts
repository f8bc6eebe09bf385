import type { Actor } from "@/lib/access/actor";
import { extentOf, masked, canViewField, viewerOf } from "@/lib/features/crew/fields.rules";
import type { VesselMonthRow } from "./vessel-months.queries";

/** Map a row to its response. Accounts are payroll data: without access only the last digits are shown. product 5.12 */
export function toResponse(row: VesselMonthRow, actor: Actor) {
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
    phoneNo: canViewField(viewer, "phone") ? phone : null,
    difference: row.difference,
    isLarge: row.isLarge,
    payeeWaits: row.payeeWaits,
  };
}

/** Return the people whose account is fully shown, for the read log. */
export const shownAccounts = (rows: readonly VesselMonthRow[], actor: Actor) =>
  extentOf(viewerOf(actor, { id: 0, vesselId: null }), "payroll") === "full"
    ? rows.flatMap(({ headId, account }) =>
        headId !== null && account.accountNumber !== null ? [{ crewId: headId, classes: ["payroll" as const] }] : [],
      )
    : [];
