import type { ReactNode } from "react";
import { admitted } from "../../../../../../admitted";
import { arriveAt } from "../../../../../../arrive-at";
import { vesselIdOf } from "../../../../../../vessel-management/[vesselId]/vessel-id";
import { vesselHeadOf } from "../../../../vessel-head";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Decided above the loading state: a refusal answers 403, a foreign vessel 404. */
export default async function PreparationVesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews`, "preparation:view");
    await vesselHeadOf(vesselIdOf(vesselId));
    return children;
  }, "/dashboard/manning/onboard-preparation");
}
