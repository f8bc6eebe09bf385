import { paperStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { seaDays, seaTotals } from "@/lib/features/crew/sea-time.rules";
import type { CvData } from "../queries";

/** The lists of an application as a CV shows them. @param today yyyy-MM-dd in Asia/Jakarta, for how long papers are valid */
export function listsOf({ educations, travel, certificates, trainings }: CvData, today: string) {
  const held = certificates.map(({ kind, certificateName, certificateNumber, description, issued, expired }) => ({
    kind,
    name: certificateName,
    note: description,
    reference: certificateNumber,
    issued,
    expired,
    ...paperStatus(expired, today),
  }));
  return {
    educations,
    travel: travel.map(({ documentName, documentNumber, description, issued, expired }) => ({
      name: documentName,
      note: description,
      reference: documentNumber,
      issued,
      expired,
      ...paperStatus(expired, today),
    })),
    coc: held.filter(({ kind }) => kind === "coc"),
    cop: held.filter(({ kind }) => kind === "cop"),
    trainings: trainings.map(({ training, institution, category, issued, expired }) => ({
      name: training,
      note: category,
      reference: institution,
      issued,
      expired,
      ...paperStatus(expired, today),
    })),
  };
}

/** Sea service with the days of each row and the totals a principal asks for. @param today yyyy-MM-dd in Asia/Jakarta */
export const seaServiceOf = ({ services }: CvData, today: string) => ({
  rows: services.map((service) => ({ ...service, days: seaDays([service], today) })),
  totals: seaTotals(services, today),
});
