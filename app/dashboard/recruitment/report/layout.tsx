import type { ReactNode } from "react";
import { accessBoundary } from "../../access/access-boundary";
import { requireUser } from "../../access/require-user";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function ReportLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireUser("applicants:view");
    return children;
  });
}
