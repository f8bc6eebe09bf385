import { expiryStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { seaDays, seaTotals } from "@/lib/features/crew/sea-time/rules";
import type { CvData } from "../queries";

/** Return the CV's lists. @param today yyyy-MM-dd in Asia/Jakarta, for the validity of documents */
export function listsOf({ educations, travel, certificates, trainings }: CvData, today: string) {
  const certificateRows = certificates.map(
    ({ kind, certificateName, certificateNumber, description, issued, expired }) => ({
      kind,
      name: certificateName,
      note: description,
      reference: certificateNumber,
      issued,
      expired,
      ...expiryStatus(expired, today),
    }),
  );
  return {
    educations,
    travel: travel.map(({ documentName, documentNumber, description, issued, expired }) => ({
      name: documentName,
      note: description,
      reference: documentNumber,
      issued,
      expired,
      ...expiryStatus(expired, today),
    })),
    coc: certificateRows.filter(({ kind }) => kind === "coc"),
    cop: certificateRows.filter(({ kind }) => kind === "cop"),
    trainings: trainings.map(({ training, institution, category, issued, expired }) => ({
      name: training,
      note: category,
      reference: institution,
      issued,
      expired,
      ...expiryStatus(expired, today),
    })),
  };
}

/** Return sea service with days per row and totals. @param today yyyy-MM-dd in Asia/Jakarta */
export const seaServiceOf = ({ services }: CvData, today: string) => ({
  rows: services.map((service) => ({ ...service, days: seaDays([service], today) })),
  totals: seaTotals(services, today),
});
