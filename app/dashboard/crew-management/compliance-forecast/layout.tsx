import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { listVisibility } from "@/lib/features/crew/visibility/rules";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Check access above the loading state: users with the crew list and access to certificates. */
export default async function ComplianceForecastLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    const user = await requireRouteAccess("/dashboard/crew-management/compliance-forecast", "crew:list");
    if (!listVisibility(user).professional) forbidden();
    return (
      <PageTexts now={[]} late={["crew", "compliance", "suitability", "files"]}>
        {children}
      </PageTexts>
    );
  });
}
