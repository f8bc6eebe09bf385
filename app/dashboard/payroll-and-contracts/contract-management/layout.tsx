import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function ContractsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/payroll-and-contracts/contract-management", "contracts:view");
    return (
      <PageTexts
        now={[
          "contracts.edit",
          "contracts.editOf",
          "contracts.moreOf",
          "contracts.cover",
          "contracts.remove",
          "contracts.notFound",
          "files.preview",
        ]}
        late={["contracts", "files"]}
      >
        {children}
      </PageTexts>
    );
  });
}
