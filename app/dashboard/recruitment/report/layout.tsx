import type { ReactNode } from "react";
import { signedIn } from "../../signed-in";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function ReportLayout({ children }: { children: ReactNode }) {
  await signedIn("applicants:view");
  return children;
}
