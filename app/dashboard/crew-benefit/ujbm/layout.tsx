import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Check access above the loading state, so that a refusal answers 403. */
export default async function UjbmLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/crew-benefit/ujbm", "ujbm:view");
    return (
      <PageTexts
        now={[
          "ujbm.export",
          "ujbm.occasions.action",
          "ujbm.close.action",
          "ujbm.payee",
          "ujbm.extra.add",
          "ujbm.extra.remove",
        ]}
        late={["ujbm"]}
      >
        {children}
      </PageTexts>
    );
  });
}
