import type { ReactNode } from "react";
import { billingRoot, statementAddress } from "@/components/features/billing/addresses";
import { admitted } from "../../../../admitted";
import { arriveAt } from "../../../../arrive-at";

type Props = { children: ReactNode; params: Promise<{ principalId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for an unknown principal. */
export default async function StatementLayout({ children, params }: Props) {
  const { principalId } = await params;
  return admitted(async () => {
    await arriveAt(statementAddress(Number(principalId)), "billing:view");
    return children;
  }, billingRoot);
}
