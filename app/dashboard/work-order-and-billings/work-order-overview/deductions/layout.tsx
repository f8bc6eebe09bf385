import type { ReactNode } from "react";
import { ownDeductions } from "@/components/features/work-orders/addresses";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { admitted } from "../../../admitted";
import { arriveAt } from "../../../arrive-at";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function OwnDeductionsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt(ownDeductions, "work-orders:deductions");
    return (
      <PageTexts now={[]} late={["deductions"]}>
        {children}
      </PageTexts>
    );
  });
}
