import type { TravelDocumentKind } from "@/db/enums/crew";
import { outlasts } from "./certificate-validity.rules";
import { block, pass, warn, type CheckItem } from "./check-item.rules";
import { addMonths } from "@/lib/platform/calendar/dates";
import { type Period } from "@/lib/platform/calendar/period";

/** A current travel document; expired is its last valid day, null if none is given. */
export type TravelDocument = { kind: TravelDocumentKind; expired: string | null; verifiedAt: string | Date | null };
type Days = Period & { today: string };

const passportMonths = 6;

const newest = (kind: TravelDocumentKind, documents: readonly TravelDocument[]) =>
  documents
    .filter((document) => document.kind === kind)
    .reduce<TravelDocument | null>(
      (best, one) => (best === null || outlasts(one.expired, best.expired) ? one : best),
      null,
    );

const expiredKey = (name: "passport" | "seamanBook", date: string, today: string) =>
  `${name}${date < today ? "Expired" : "ExpiresBeforeJoining"}`;

function passportProblem(passport: TravelDocument | null, { from, to, today }: Days): CheckItem | null {
  if (!passport) return block("documents", "passport-missing", { key: "passportMissing" });
  const date = passport.expired;
  if (date === null) return null;
  const evidence = { expired: date, from, to };
  if (date < from)
    return block("documents", "passport-expired", {
      key: expiredKey("passport", date, today),
      values: { date },
      evidence,
    });
  if (date >= addMonths(to, passportMonths)) return null;
  if (date < to)
    return warn("documents", "passport-six-months", { key: "passportExpiresOnBoard", values: { date }, evidence });
  return warn("documents", "passport-six-months", {
    key: "passportSixMonths",
    values: { date, months: passportMonths, to },
    evidence,
  });
}

function seamanBookProblem(book: TravelDocument | null, { from, to, today }: Days): CheckItem | null {
  if (!book) return block("documents", "seaman-book-missing", { key: "seamanBookMissing" });
  const date = book.expired;
  if (date === null || date >= to) return null;
  const evidence = { expired: date, from, to };
  if (date < from)
    return block("documents", "seaman-book-expired", {
      key: expiredKey("seamanBook", date, today),
      values: { date },
      evidence,
    });
  return warn("documents", "seaman-book-ends-on-board", { key: "seamanBookEndsOnBoard", values: { date }, evidence });
}

/** Check passport and seaman book against the period; other travel documents are not required. product 5.5 */
export function checkDocuments(documents: readonly TravelDocument[], days: Days): CheckItem[] {
  const passport = newest("passport", documents);
  const book = newest("seaman-book", documents);
  const items = [passportProblem(passport, days), seamanBookProblem(book, days)].filter((item) => item !== null);
  if (items.length > 0) return items;
  return [
    pass("documents", {
      key: "documentsValid",
      evidence: { passportExpired: passport?.expired ?? null, seamanBookExpired: book?.expired ?? null },
    }),
  ];
}
