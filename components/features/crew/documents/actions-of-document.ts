import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { CrewDocumentKind, RenewableKind } from "@/lib/features/crew/documents/schema";

/** A document in the dialogs; id is null for a missing mandatory certificate. */
export type DocumentTarget = {
  kind: CrewDocumentKind;
  id: number | null;
  name: string;
  certificateId: number | null;
  number: string;
  issued: string;
  expired: string;
  noExpiry: boolean;
  description: string;
  attachment: UploadedFile | null;
  isRequired: boolean;
  isVerified: boolean;
  /** Neither expired nor expiring soon, so that only the verification is missing. */
  isInOrder: boolean;
};
export type DocumentRights = { write: boolean; ask: boolean; verify: boolean };

/** The section of each kind in change requests. */
export const sectionOf = { coc: "coc", cop: "cop", "travel-document": "travel-documents" } as const satisfies Record<
  RenewableKind,
  string
>;

const isRenewable = (kind: CrewDocumentKind): kind is RenewableKind => kind !== "personal-document";

export type DocumentAction = "add" | "renew" | "correct" | "scan" | "verify" | "unverify" | "remove";

/**
 * List the actions of a document, the most needed first. A mandatory certificate is renewed or corrected, never
 * removed. Document 2 §5
 */
export function documentActions(
  {
    id,
    kind,
    isRequired,
    isVerified,
    isInOrder,
  }: Pick<DocumentTarget, "id" | "kind" | "isRequired" | "isVerified" | "isInOrder">,
  { write, ask, verify }: DocumentRights,
): DocumentAction[] {
  if (id === null) return write || ask ? ["add"] : [];
  const changes: DocumentAction[] = isRenewable(kind)
    ? write
      ? ["renew", "correct", "scan"]
      : ask
        ? ["renew"]
        : []
    : [];
  const verification: DocumentAction[] = verify ? [isVerified ? "unverify" : "verify"] : [];
  const removal: DocumentAction[] = write && !isRequired ? ["remove"] : [];
  const isToVerify = isInOrder && !isVerified;
  return isToVerify ? [...verification, ...changes, ...removal] : [...changes, ...verification, ...removal];
}
