import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";

export default function ManningLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts
      now={[
        "ports.open",
        "planning.seat.add",
        "approvals.queue",
        "planning.seat.delete",
        "planning.assignment.delete",
        "planning.crew.moreOf",
        "manning.slots",
        "crew-changes.move.open",
        "candidates.dialog.proposeFor",
        "extensions.actions",
        "extensions.list.more",
        "extensions.decide.sent",
        "extensions.decide.notSent",
      ]}
      late={[
        "planning",
        "ports",
        "approvals",
        "manning",
        "candidates",
        "extensions",
        "compliance",
        "crew",
        "vessels",
        "crew-changes",
        "lookups",
        "preparation",
        "preparation-joiners",
        "scheduling",
        "files",
      ]}
    >
      {children}
    </PageTexts>
  );
}
