import type { ReactNode } from "react";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";

/** An applicant's page is worked in: its forms stand open. */
export default function ApplicantLayout({ children }: { children: ReactNode }) {
  return <ThemeFrame>{children}</ThemeFrame>;
}
