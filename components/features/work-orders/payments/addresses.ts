export const runsHref = "/dashboard/payroll-and-contracts/payroll-management/payment-runs";
