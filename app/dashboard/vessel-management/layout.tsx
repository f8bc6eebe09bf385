import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";

export default function VesselManagementLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts
      now={[
        "vessels.scrap.action",
        "voyages.add",
        "vessels.board.moreOf",
        "extensions.actions.request",
        "extensions.actions.requestOf",
        "extensions.own.ask",
        "vessels.board.undo.action",
        "vessels.board.checkIn.of",
        "vessels.board.checkIn.action",
        "vessels.board.checkOut.of",
        "vessels.board.checkOut.action",
        "vessels.contacts.add",
        "vessels.contacts.edit",
        "vessels.contacts.editOf",
        "vessels.contacts.moreOf",
        "vessels.contacts.remove.action",
        "vessels.principals.contacts",
        "vessels.principals.add",
        "vessels.principals.moreOf",
        "vessels.principals.editOf",
        "vessels.principals.edit",
        "vessels.principals.retire.action",
        "vessels.principals.back",
      ]}
      late={["vessels", "voyages", "manning", "lookups", "extensions"]}
    >
      {children}
    </PageTexts>
  );
}
