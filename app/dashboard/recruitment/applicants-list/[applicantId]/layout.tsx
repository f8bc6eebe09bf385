import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";

/** Includes the texts of the forms, because they are open on this page. */
export default function ApplicantLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts now={["applicants", "person-fields.labels", "files", "errors", "shell.form"]}>
      <ThemeFrame>{children}</ThemeFrame>
    </PageTexts>
  );
}
