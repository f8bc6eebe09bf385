import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { crewSections } from "@/db/enums/crew";
import { asksForChanges, rightOf, writesDirectly } from "@/lib/features/crew/sections/write-right.rules";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Check access above the loading state: users who decide changes or request their own. */
export default async function ChangeRequestsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    const user = await arriveAt("/dashboard/crew-management/change-requests", "crew:view");
    if (
      !crewSections.some((section) => writesDirectly(user, rightOf[section]) || asksForChanges(user, rightOf[section]))
    )
      forbidden();
    return (
      <PageTexts
        now={[
          "crew.screens.requests.approve",
          "crew.screens.requests.reject",
          "crew.screens.requests.withdraw",
          "files.preview",
        ]}
        late={["crew", "compliance", "suitability", "files"]}
      >
        {children}
      </PageTexts>
    );
  });
}
