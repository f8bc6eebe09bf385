import type { ReactNode } from "react";
import { ApplicantMessages } from "@/components/features/applicants/detail/applicant-messages";
import { signedIn } from "../../signed-in";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function ApplicantsLayout({ children }: { children: ReactNode }) {
  await signedIn("applicants:view");
  return <ApplicantMessages>{children}</ApplicantMessages>;
}
