import type { ReactNode } from "react";
import { CrewMessages } from "@/components/features/crew/messages";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { arriveAt } from "../../arrive-at";

/** Decided above the loading state: for who verifies papers. */
export default async function ToVerifyLayout({ children }: { children: ReactNode }) {
  await arriveAt("/dashboard/crew-management/to-verify", "crew:verify-certificate");
  return (
    <CrewMessages>
      <ThemeFrame>{children}</ThemeFrame>
    </CrewMessages>
  );
}
