import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { crewSections } from "@/db/enums/crew";
import {
  mustRequestChanges,
  writePermissions,
  canWriteDirectly,
} from "@/lib/features/crew/sections/write-permission.rules";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Check access above the loading state: users who decide changes or request their own. */
export default async function ChangeRequestsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    const user = await requireRouteAccess("/dashboard/crew-management/change-requests", "crew:view");
    if (
      !crewSections.some(
        (section) =>
          canWriteDirectly(user, writePermissions[section]) || mustRequestChanges(user, writePermissions[section]),
      )
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
        late={["crew", "person-fields", "compliance", "suitability", "files"]}
      >
        {children}
      </PageTexts>
    );
  });
}
