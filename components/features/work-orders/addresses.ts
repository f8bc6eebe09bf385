export const slipsRoot = "/dashboard/work-order-and-billings/work-order-overview";
/** A vessel's slips; those that settle a year without a vessel stand at an address of their own. */
export const vesselAddress = (vesselId: number | string | null, tab: string | null = null) =>
  `${slipsRoot}/vessel/${vesselId ?? "none"}${tab ? `?tab=${tab}` : ""}`;
export const slipAddress = ({ vesselId, workOrderId }: { vesselId: number | null; workOrderId: number }) =>
  `${vesselAddress(vesselId)}/wo/${workOrderId}/details`;
/** What one owes oneself. */
export const ownDeductions = `${slipsRoot}/deductions`;
/** A debt by debt statement: the own, or of somebody whose debts one sees. */
export const ownStatement = `${ownDeductions}/statement`;
export const statementAddress = (crewId: number) =>
  `/dashboard/payroll-and-contracts/payroll-management/people/${crewId}/statement`;
/** The call that writes a statement of what somebody owes. */
export const debtStatement = "/PMSol/v1/GeneratePDF/GenerateDebtStatement";
