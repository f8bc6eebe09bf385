import type { ReactNode } from "react";
import { ApplicantMessages } from "@/components/features/applicants/detail/applicant-messages";
import { admitted } from "../../admitted";
import { signedIn } from "../../signed-in";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function ApplicantsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await signedIn("applicants:view");
    return <ApplicantMessages>{children}</ApplicantMessages>;
  });
}
