import type { CrewDetail } from "./schema";
import { masked } from "../fields.rules";

type Certificates = CrewDetail["coc"];

const withoutFreeText = (certificates: Certificates): Certificates =>
  certificates &&
  certificates.map((certificate) => ({
    ...certificate,
    number: certificate.number && masked(certificate.number),
    description: null,
  }));

/**
 * Prepare a record for the principal's copy of a CV: mask certificate numbers and omit free text of documents and sea
 * service, which may contain anything. product 5.18
 */
export const forPrincipalCopy = (detail: CrewDetail): CrewDetail => ({
  ...detail,
  appraisals: null,
  coc: withoutFreeText(detail.coc),
  cop: withoutFreeText(detail.cop),
  travelDocuments:
    detail.travelDocuments && detail.travelDocuments.map((document) => ({ ...document, description: null })),
  seaService: detail.seaService && {
    ...detail.seaService,
    rows: detail.seaService.rows.map((row) => ({ ...row, note: null })),
  },
});
