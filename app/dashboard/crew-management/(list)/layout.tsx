import type { ReactNode } from "react";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Check access above the loading state, so that a refusal answers 403. */
export default async function CrewListLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/crew-management", "crew:list");
    return children;
  });
}
