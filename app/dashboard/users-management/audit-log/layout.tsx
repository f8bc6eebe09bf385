import type { ReactNode } from "react";
import { admitted } from "../../admitted";
import { signedIn } from "../../signed-in";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function AuditLogLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await signedIn("audit:view");
    return children;
  });
}
