import type { ReactNode } from "react";
import { admitted } from "../../../admitted";
import { arriveAt } from "../../../arrive-at";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function ApprovalCrewLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/manning/approval-crew", "manning:view");
    return children;
  });
}
