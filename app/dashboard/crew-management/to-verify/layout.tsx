import type { ReactNode } from "react";
import { CrewMessages } from "@/components/features/crew/messages";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Decided above the loading state: for who verifies papers. */
export default async function ToVerifyLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/crew-management/to-verify", "crew:verify-certificate");
    return (
      <CrewMessages>
        <ThemeFrame>{children}</ThemeFrame>
      </CrewMessages>
    );
  });
}
