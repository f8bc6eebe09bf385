import type { ReactNode } from "react";
import { admitted } from "../../../admitted";
import { signedIn } from "../../../signed-in";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function PaymentsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await signedIn("work-orders:lock");
    return children;
  });
}
