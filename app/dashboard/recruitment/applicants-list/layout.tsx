import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireUser } from "../../access/require-user";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function ApplicantsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireUser("applicants:view");
    return (
      <PageTexts now={["applicants.screens.bulk"]} late={["applicants", "person-fields", "files"]}>
        {children}
      </PageTexts>
    );
  });
}
