import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";

export default function ManningLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts
      now={[
        "planning.seat.add",
        "planning.seat.delete",
        "planning.assignment.delete",
        "planning.crew.moreOf",
        "manning.slots",
        "candidates.dialog.proposeFor",
      ]}
      late={["planning", "manning", "candidates", "compliance", "crew", "vessels"]}
    >
      {children}
    </PageTexts>
  );
}
