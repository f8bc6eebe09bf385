import type { ReactNode } from "react";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Checks access above the page, so that a refusal is readable without JavaScript. */
export default async function AddVesselLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/vessel-management/add", "vessels:add");
    return children;
  });
}
