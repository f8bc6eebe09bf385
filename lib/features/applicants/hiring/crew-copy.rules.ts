import type { TravelDocumentKind } from "@/db/enums/crew";

/** Detect the kind of a travel document from its name, in either language. */
export function travelDocumentKind(name: string): TravelDocumentKind {
  if (/\b(passport|paspor)\b/i.test(name)) return "passport";
  return /\bsea(man|men|farer)('?s)?'?\s*(service\s*)?book\b|\bbuku\s+pelaut\b|\bdischarge\s+book\b/i.test(name)
    ? "seaman-book"
    : "other";
}
