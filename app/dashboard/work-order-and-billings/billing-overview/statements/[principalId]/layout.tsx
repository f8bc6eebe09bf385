import type { ReactNode } from "react";
import { billingRoot, statementAddress } from "@/components/features/billing/addresses";
import { admitted } from "../../../../admitted";
import { arriveAt } from "../../../../arrive-at";

type Props = { children: ReactNode; params: Promise<{ principalId: string }> };

/** Decided above the loading state: a refusal answers 403, a principal that is not there 404. */
export default async function StatementLayout({ children, params }: Props) {
  const { principalId } = await params;
  return admitted(async () => {
    await arriveAt(statementAddress(Number(principalId)), "billing:view");
    return children;
  }, billingRoot);
}
