export const slipsRoot = "/dashboard/work-order-and-billings/work-order-overview";
/** Address of a vessel's slips; settlements without a vessel have their own. */
export const vesselAddress = (vesselId: number | string | null, tab: string | null = null) =>
  `${slipsRoot}/vessel/${vesselId ?? "none"}${tab ? `?tab=${tab}` : ""}`;
export const slipAddress = ({ vesselId, workOrderId }: { vesselId: number | null; workOrderId: number }) =>
  `${vesselAddress(vesselId)}/wo/${workOrderId}/details`;
/** Address of the viewer's own debts. */
export const ownDeductions = `${slipsRoot}/deductions`;
/** Address of a debt statement: the own, or of a visible person. */
export const ownStatement = `${ownDeductions}/statement`;
export const statementAddress = (crewId: number) =>
  `/dashboard/payroll-and-contracts/payroll-management/people/${crewId}/statement`;
/** Call that generates a debt statement. */
export const debtStatement = "/PMSol/v1/GeneratePDF/GenerateDebtStatement";
