import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { worksOnDataRequests } from "@/lib/features/crew/data-requests/rules";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Check access above the loading state: users who may request or confirm. */
export default async function DataRequestsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    const user = await requireRouteAccess("/dashboard/crew-management/data-requests", "crew:list");
    if (!worksOnDataRequests(user)) forbidden();
    return (
      <PageTexts now={["data-requests.decide", "data-requests.download"]} late={["data-requests"]}>
        {children}
      </PageTexts>
    );
  });
}
