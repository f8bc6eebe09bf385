import type { ReactNode } from "react";
import { admitted } from "../../../admitted";
import { arriveAt } from "../../../arrive-at";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function SchedulingLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/manning/onboard-scheduling", "scheduling:view");
    return children;
  });
}
