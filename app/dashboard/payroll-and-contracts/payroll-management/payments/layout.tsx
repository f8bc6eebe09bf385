import type { ReactNode } from "react";
import { accessBoundary } from "../../../access-boundary";
import { signedIn } from "../../../signed-in";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function PaymentsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await signedIn("work-orders:lock");
    return children;
  });
}
