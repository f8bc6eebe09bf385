import type { Locale } from "@/lib/platform/i18n/locales";
import { nameIn } from "../../papers/name.rules";
import type { CertificateRow, CrewDetail } from "../schema";
import type { CvPaper } from "./cv-papers";

/** List the certificates on record; missing mandatory ones have no row in a CV. */
function heldOf(certificates: readonly CertificateRow[] | null, locale: Locale): CvPaper[] {
  const held = (certificates ?? []).filter(({ id }) => id !== null);
  return held.map((certificate) => ({
    name: nameIn(locale, certificate),
    note: certificate.description,
    reference: certificate.number,
    issued: certificate.issued,
    expired: certificate.expired,
    status: certificate.status,
    daysLeft: certificate.daysLeft,
  }));
}

/** Build the lists of a CV from a record; lists the reader may not see are empty. */
export const listsOf = ({ education, travelDocuments, coc, cop, training }: CrewDetail, locale: Locale) => ({
  educations: education ?? [],
  travel: (travelDocuments ?? []).map(({ documentName, documentNumber, description, ...paper }) => ({
    ...paper,
    name: documentName,
    note: description,
    reference: documentNumber,
  })),
  coc: heldOf(coc, locale),
  cop: heldOf(cop, locale),
  trainings: (training ?? []).map(({ training: name, institution, category, ...course }) => ({
    ...course,
    name,
    note: category,
    reference: institution,
  })),
});
