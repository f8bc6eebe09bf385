export const billingRoot = "/dashboard/work-order-and-billings/billing-overview";
export const invoicesAddress = `${billingRoot}/invoices`;
export const invoiceAddress = (id: number) => `${invoicesAddress}/${id}`;
export const statementAddress = (principalId: number) => `${billingRoot}/statements/${principalId}`;
