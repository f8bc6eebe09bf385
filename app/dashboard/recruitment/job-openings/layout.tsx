import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireUser } from "../../access/require-user";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function JobOpeningsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireUser("job-openings:view");
    return <PageTexts now={["job-openings.list", "job-openings.bulk"]}>{children}</PageTexts>;
  });
}
