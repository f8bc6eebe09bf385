import { firstDayOf } from "@/lib/platform/calendar/months";
import type { Bill } from "./bills.queries";
import type {
  CheckupRow,
  ExpenseRow,
  PlanningRow,
  RegisterRow,
  TermsNote,
  VictualingRow,
  WorkOrderRow,
} from "./schema";

function noteOf({ principal_id, contract_id, contested_by }: Bill): TermsNote | null {
  if (principal_id === null) return "no-principal";
  if (contested_by) return "several-contracts";
  return contract_id === null ? "no-contract" : null;
}

const commonFieldsOf = (bill: Bill, month: string) => ({
  date: bill.day,
  principal: bill.principal_name,
  contract: bill.contract_name,
  coveredBy: bill.contested_by ?? [],
  isGiven: bill.is_given,
  note: noteOf(bill),
  carriedFrom: bill.day < month ? firstDayOf(bill.day) : null,
  invoiceNumber: bill.invoice_number,
});
const figuresOf = (bill: Bill) => ({
  amount: bill.amount,
  fee: bill.fee,
  billsAfterFee: bill.bills_after_fee,
  vat: bill.vat,
  totalBills: bill.total_bills,
});
const termsOf = (bill: Bill) => ({
  feeOption: bill.fee_option,
  feePercentage: bill.fee_percentage,
  feeValue: bill.fee_value,
  vatBase: bill.vat_base,
});

const checkupOf = (bill: Bill, month: string): CheckupRow => ({
  vessel: bill.vessel_name,
  crew: bill.person,
  status: bill.status,
  clinic: bill.clinic,
  package: bill.package,
  ...figuresOf(bill),
  ...termsOf(bill),
  ...commonFieldsOf(bill, month),
  mcuPrice: bill.amount,
  mcuFeePercentage: bill.fee_percentage ?? 0,
  mcuFeeValue: bill.fee_value ?? 0,
  hasOwnFee: bill.has_own_fee,
  termsFee: { option: bill.terms_option, percentage: bill.terms_percentage ?? 0, value: bill.terms_value ?? 0 },
  version: bill.version,
});

/** Map rows to the documented names. Document 3 §3 @param month first day of the billing month */
export const mcuRegisterRowOf = (bill: Bill, month: string): RegisterRow => ({
  assessmentHistoryId: bill.source_id,
  ...checkupOf(bill, month),
});

export const mcuPlanningRowOf = (bill: Bill, month: string): PlanningRow => ({
  employeePreparationMCUId: bill.source_id,
  ...checkupOf(bill, month),
});

export const expenseRowOf = (bill: Bill, month: string): ExpenseRow => ({
  id: bill.source_id,
  employeeSchedulingDocumentId: bill.source_id,
  vessel: bill.vessel_name,
  employeeName: bill.person,
  expenses: bill.expense,
  price: bill.amount ?? 0,
  isOnHold: bill.amount === 0,
  notes: bill.notes,
  ...commonFieldsOf(bill, month),
  note: bill.contract_id === null && noteOf(bill) === "no-contract" ? null : noteOf(bill),
  version: bill.version,
});

export const victualingRowOf = (bill: Bill, month: string): VictualingRow => ({
  id: bill.source_id,
  vesselId: bill.vessel_id ?? 0,
  vessel: bill.vessel_name,
  expensesType: "UJBM",
  totalCrew: bill.total_crew ?? 0,
  totalAmount: bill.amount ?? 0,
  attachment: bill.receipt_name,
  attachmentId: bill.receipt_id,
  version: bill.version,
  fee: bill.fee,
  billsAfterFee: bill.bills_after_fee,
  vat: bill.vat,
  totalBills: bill.total_bills,
  ...termsOf(bill),
  ...commonFieldsOf(bill, month),
});

export const workOrderRowOf = (bill: Bill, month: string): WorkOrderRow => ({
  workOrderId: bill.source_id,
  workOrderNumber: bill.package,
  vessel: bill.vessel_name,
  crew: bill.person,
  ...figuresOf(bill),
  ...termsOf(bill),
  ...commonFieldsOf(bill, month),
});
