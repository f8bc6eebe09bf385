export const slipsRoot = "/dashboard/work-order-and-billings/work-order-overview";
export const vesselAddress = (vesselId: number | string, tab: string | null = null) =>
  `${slipsRoot}/vessel/${vesselId}${tab ? `?tab=${tab}` : ""}`;
export const slipAddress = ({ vesselId, workOrderId }: { vesselId: number; workOrderId: number }) =>
  `${vesselAddress(vesselId)}/wo/${workOrderId}/details`;
