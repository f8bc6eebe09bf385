import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Check access above the loading state: users who verify documents. */
export default async function ToVerifyLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/crew-management/to-verify", "crew:verify-certificate");
    return (
      <PageTexts now={["crew", "files", "errors", "validation"]} late={["compliance", "suitability"]}>
        <ThemeFrame>{children}</ThemeFrame>
      </PageTexts>
    );
  });
}
