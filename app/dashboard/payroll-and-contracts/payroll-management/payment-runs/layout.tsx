import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../../access-boundary";
import { signedIn } from "../../../signed-in";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function PaymentRunsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await signedIn("work-orders:payments");
    return (
      <PageTexts now={[]} late={["payment-runs"]}>
        {children}
      </PageTexts>
    );
  });
}
