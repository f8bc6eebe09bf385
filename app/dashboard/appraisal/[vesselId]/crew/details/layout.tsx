import type { ReactNode } from "react";
import { admitted } from "../../../../admitted";
import { arriveAt } from "../../../../arrive-at";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function AppraisalDetailsLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/appraisal/${vesselId}/crew/details`, "appraisals:view");
    return children;
  }, "/dashboard/appraisal");
}
