import type { Locale } from "@/lib/platform/i18n/locales";
import { nameIn } from "../../papers/name.rules";
import type { CertificateRow, CrewDetail } from "../schema";
import type { CvPaper } from "./cv-papers";

/** Certificates that are held; a mandatory one that is missing has no row in a CV. */
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

/** The lists of a record as a CV shows them; none of what its reader may not see. */
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
