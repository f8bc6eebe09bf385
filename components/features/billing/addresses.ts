export const billingRoot = "/dashboard/work-order-and-billings/billing-overview";
export const invoiceAddress = (id: number) => `${billingRoot}/invoices/${id}`;
