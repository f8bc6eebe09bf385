import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { worksOnDataRequests } from "@/lib/features/crew/data-requests/rules";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Check access above the loading state: users who may request or confirm. */
export default async function DataRequestsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    const user = await arriveAt("/dashboard/crew-management/data-requests", "crew:list");
    if (!worksOnDataRequests(user)) forbidden();
    return (
      <PageTexts now={["data-requests.decide", "data-requests.download"]} late={["data-requests"]}>
        {children}
      </PageTexts>
    );
  });
}
