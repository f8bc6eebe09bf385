import type { ReactNode } from "react";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function TravelLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/service-and-administration", "scheduling:view");
    return children;
  });
}
