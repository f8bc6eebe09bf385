import type { ReactNode } from "react";
import { billingRoot, statementAddress } from "@/components/features/billing/addresses";
import { accessBoundary } from "../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../access/require-route-access";

type Props = { children: ReactNode; params: Promise<{ principalId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for an unknown principal. */
export default async function StatementLayout({ children, params }: Props) {
  const { principalId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(statementAddress(Number(principalId)), "billing:view");
    return children;
  }, billingRoot);
}
