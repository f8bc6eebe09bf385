import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { CrewMessages } from "@/components/features/crew/messages";
import { listSight } from "@/lib/features/crew/sight.rules";
import { arriveAt } from "../../arrive-at";

/** Decided above the loading state: for who has the crew list and sees certificates. */
export default async function ComplianceForecastLayout({ children }: { children: ReactNode }) {
  const user = await arriveAt("/dashboard/crew-management/compliance-forecast", "crew:list");
  if (!listSight(user).professional) forbidden();
  return <CrewMessages>{children}</CrewMessages>;
}
