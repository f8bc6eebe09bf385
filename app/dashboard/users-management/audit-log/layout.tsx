import type { ReactNode } from "react";
import { accessBoundary } from "../../access-boundary";
import { requireUser } from "../../require-user";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function AuditLogLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireUser("audit:view");
    return children;
  });
}
