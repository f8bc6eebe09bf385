import type { ReactNode } from "react";
import { admitted } from "../../../../../admitted";
import { arriveAt } from "../../../../../arrive-at";
import { slipVesselOf } from "../../../slip-of";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Decided above the loading state: a refusal answers 403, a foreign vessel 404. */
export default async function SlipVesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/work-order-and-billings/work-order-overview/vessel/${vesselId}`, "work-orders:view");
    await slipVesselOf(vesselId);
    return children;
  }, "/dashboard/work-order-and-billings/work-order-overview");
}
