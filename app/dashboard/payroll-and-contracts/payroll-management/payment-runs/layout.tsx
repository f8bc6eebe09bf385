import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../../access/access-boundary";
import { requireUser } from "../../../access/require-user";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function PaymentRunsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireUser("work-orders:payments");
    return (
      <PageTexts now={[]} late={["payment-runs"]}>
        {children}
      </PageTexts>
    );
  });
}
