import type { ReactNode } from "react";
import { arriveAt } from "../../arrive-at";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function CrewListLayout({ children }: { children: ReactNode }) {
  await arriveAt("/dashboard/crew-management", "crew:list");
  return children;
}
