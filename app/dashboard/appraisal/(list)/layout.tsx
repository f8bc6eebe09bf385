import type { ReactNode } from "react";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function AppraisalLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/appraisal", "appraisals:view");
    return children;
  });
}
