import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { listSight } from "@/lib/features/crew/sight.rules";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Check access above the loading state: users with the crew list and access to certificates. */
export default async function ComplianceForecastLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    const user = await arriveAt("/dashboard/crew-management/compliance-forecast", "crew:list");
    if (!listSight(user).professional) forbidden();
    return (
      <PageTexts now={[]} late={["crew", "compliance", "suitability", "files"]}>
        {children}
      </PageTexts>
    );
  });
}
