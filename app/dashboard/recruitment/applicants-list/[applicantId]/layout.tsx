import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";

/** An applicant's page is worked in: its forms stand open, and have their texts. */
export default function ApplicantLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts now={["applicants", "files", "errors", "shell.form"]}>
      <ThemeFrame>{children}</ThemeFrame>
    </PageTexts>
  );
}
