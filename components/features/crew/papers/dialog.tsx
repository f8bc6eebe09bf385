"use client";

import type { PaperAction, PaperTarget } from "./values";
import { AddCertificateDialog } from "./add-certificate-dialog";
import { RenewDialog } from "./renew-dialog";
import { ScanDialog } from "./scan-dialog";
import { PaperReasonDialog, VerifyDialog } from "./verification-dialogs";

type Props = { action: PaperAction; paper: PaperTarget; asks: boolean; onClose: () => void };

/** Show the dialog of one action on a document. */
export function PaperDialog({ action, paper, asks, onClose }: Props) {
  const { kind } = paper;
  if (action === "verify") return <VerifyDialog paper={paper} onClose={onClose} />;
  if (action === "remove" || action === "unverify")
    return <PaperReasonDialog action={action} paper={paper} onClose={onClose} />;
  if (kind === "personal-document") return null;
  if (action === "scan") return <ScanDialog paper={paper} kind={kind} onClose={onClose} />;
  if (action === "add")
    return kind === "travel-document" ? null : (
      <AddCertificateDialog kind={kind} required={paper} names={[]} asks={asks} onClose={onClose} />
    );
  return <RenewDialog action={action} paper={paper} kind={kind} asks={asks} onClose={onClose} />;
}
