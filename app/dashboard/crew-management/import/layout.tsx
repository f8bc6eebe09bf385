import type { ReactNode } from "react";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Check access above the page, so that a refusal is readable without JavaScript. */
export default async function ImportLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/crew-management/import", "crew:import");
    return children;
  });
}
