import type { ReactNode } from "react";
import { admitted } from "../../../admitted";
import { arriveAt } from "../../../arrive-at";

/** Check access above the loading state: a refusal answers 403, a head is redirected to their vessel. */
export default async function ChandlerLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/crew-benefit/ship-chandler", "chandler:view");
    return children;
  });
}
