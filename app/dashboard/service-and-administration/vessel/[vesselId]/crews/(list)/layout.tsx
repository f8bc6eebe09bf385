import type { ReactNode } from "react";
import { admitted } from "../../../../../admitted";
import { arriveAt } from "../../../../../arrive-at";
import { scheduledVesselOf } from "../../../../../schedule-crews";
import { vesselIdOf } from "../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Decided above the loading state: a refusal answers 403, a foreign vessel 404. */
export default async function TravelVesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/service-and-administration/vessel/${vesselId}/crews`, "scheduling:view");
    await scheduledVesselOf(vesselIdOf(vesselId));
    return children;
  }, "/dashboard/service-and-administration");
}
