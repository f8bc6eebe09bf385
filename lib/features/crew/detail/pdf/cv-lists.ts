import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { nameIn } from "../../documents/certificate-names.rules";
import type { CertificateRow, CrewDetail } from "../schema";
import type { CvListRow } from "./cv-qualifications";

/** List the certificates on record; missing mandatory ones have no row in a CV. */
function heldCertificates(certificates: readonly CertificateRow[] | null, locale: Locale): CvListRow[] {
  const certificatesOnRecord = (certificates ?? []).filter(({ id }) => id !== null);
  return certificatesOnRecord.map((certificate) => ({
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
  travel: (travelDocuments ?? []).map(({ documentName, documentNameId, documentNumber, description, ...document }) => ({
    ...document,
    name: inLanguage(locale, { en: documentName, id: documentNameId }),
    note: description,
    reference: documentNumber,
  })),
  coc: heldCertificates(coc, locale),
  cop: heldCertificates(cop, locale),
  trainings: (training ?? []).map(({ training: name, institution, category, ...course }) => ({
    ...course,
    name,
    note: category,
    reference: institution,
  })),
});
