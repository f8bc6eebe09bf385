export const chandlerRoot = "/dashboard/crew-benefit/ship-chandler";
export const vesselAddress = (vesselId: number | string, tab: string | null = null) =>
  `${chandlerRoot}/vessel/${vesselId}/details${tab ? `?tab=${tab}` : ""}`;
export const requestAddress = ({
  vesselId,
  shipChandlerId: id,
}: Record<"vesselId" | "shipChandlerId", number | string>) =>
  `${chandlerRoot}/vessel/${vesselId}/request/${id}/details`;
