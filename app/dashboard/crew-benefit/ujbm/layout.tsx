import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Check access above the loading state, so that a refusal answers 403. */
export default async function UjbmLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/crew-benefit/ujbm", "ujbm:view");
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
