import type { ReactNode } from "react";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";
import { vesselOf } from "./vessel";
import { vesselIdOf } from "./vessel-id";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Decided above the loading state: a refusal answers 403, a foreign vessel 404. */
export default async function VesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/vessel-management/${vesselId}/details`, "vessels:view");
    await vesselOf(vesselIdOf(vesselId));
    return children;
  }, "/dashboard/vessel-management");
}
