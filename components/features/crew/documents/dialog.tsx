"use client";

import type { DocumentAction, DocumentTarget } from "./actions-of-document";
import { AddCertificateDialog } from "./add-certificate-dialog";
import { RenewDialog } from "./renew-dialog";
import { ScanDialog } from "./scan-dialog";
import { DocumentReasonDialog, VerifyDialog } from "./verification-dialogs";

type Props = { action: DocumentAction; document: DocumentTarget; asRequest: boolean; onClose: () => void };

/** Show the dialog of one action on a document. */
export function CrewDocumentDialog({ action, document, asRequest, onClose }: Props) {
  const { kind } = document;
  if (action === "verify") return <VerifyDialog document={document} onClose={onClose} />;
  if (action === "remove" || action === "unverify")
    return <DocumentReasonDialog action={action} document={document} onClose={onClose} />;
  if (kind === "personal-document") return null;
  if (action === "scan") return <ScanDialog document={document} kind={kind} onClose={onClose} />;
  if (action === "add")
    return kind === "travel-document" ? null : (
      <AddCertificateDialog kind={kind} required={document} names={[]} asRequest={asRequest} onClose={onClose} />
    );
  return <RenewDialog action={action} document={document} kind={kind} asRequest={asRequest} onClose={onClose} />;
}
