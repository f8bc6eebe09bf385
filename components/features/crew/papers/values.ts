import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { PaperKind, RenewableKind } from "@/lib/features/crew/papers/schema";

/** A paper as its dialogs know it; id is null for a mandatory certificate nobody uploaded. */
export type PaperTarget = {
  kind: PaperKind;
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
  /** Neither ended nor about to, so that a verification is what it lacks. */
  isInOrder: boolean;
};
export type PaperRights = { write: boolean; ask: boolean; verify: boolean };

/** What the change requests call the section of a kind. */
export const sectionOf = { coc: "coc", cop: "cop", "travel-document": "travel-documents" } as const satisfies Record<
  RenewableKind,
  string
>;

const isRenewable = (kind: PaperKind): kind is RenewableKind => kind !== "personal-document";

export type PaperAction = "add" | "renew" | "correct" | "scan" | "verify" | "unverify" | "remove";

/** What may be done with a paper, what it needs first. A mandatory certificate is renewed or corrected, never removed. Document 2 §5 */
export function paperActions(
  {
    id,
    kind,
    isRequired,
    isVerified,
    isInOrder,
  }: Pick<PaperTarget, "id" | "kind" | "isRequired" | "isVerified" | "isInOrder">,
  { write, ask, verify }: PaperRights,
): PaperAction[] {
  if (id === null) return write || ask ? ["add"] : [];
  const changes: PaperAction[] = isRenewable(kind) ? (write ? ["renew", "correct", "scan"] : ask ? ["renew"] : []) : [];
  const verification: PaperAction[] = verify ? [isVerified ? "unverify" : "verify"] : [];
  const removal: PaperAction[] = write && !isRequired ? ["remove"] : [];
  const isToVerify = isInOrder && !isVerified;
  return isToVerify ? [...verification, ...changes, ...removal] : [...changes, ...verification, ...removal];
}
