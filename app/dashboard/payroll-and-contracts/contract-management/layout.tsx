import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function ContractsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/payroll-and-contracts/contract-management", "contracts:view");
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
