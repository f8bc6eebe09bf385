import type { ReactNode } from "react";
import { admitted } from "../../../../../../../../../admitted";
import { arriveAt } from "../../../../../../../../../arrive-at";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function McuDetailsLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews`, "preparation:view");
    return children;
  }, "/dashboard/manning/onboard-preparation");
}
