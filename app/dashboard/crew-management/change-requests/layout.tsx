import type { ReactNode } from "react";
import { CrewMessages } from "@/components/features/crew/crew-messages";
import { arriveAt } from "../../arrive-at";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function ChangeRequestsLayout({ children }: { children: ReactNode }) {
  await arriveAt("/dashboard/crew-management/change-requests", "crew:view");
  return <CrewMessages>{children}</CrewMessages>;
}
