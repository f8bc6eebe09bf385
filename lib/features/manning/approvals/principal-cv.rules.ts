import type { CertificateRow, CrewDetail } from "@/lib/features/crew/detail/schema";
import type { Cv } from "./schema";

const certificateRowsOf = (certificateRows: readonly CertificateRow[] | null): Cv["certificates"] =>
  (certificateRows ?? [])
    .filter(({ id }) => id !== null)
    .map(({ name, nameId, number, issued, expired, status }) => ({
      en: name,
      id: nameId,
      number,
      issued,
      expired,
      status,
    }));

/** Build the CV for a principal, on the page and in the evidence pack. Its numbers are already masked. product 5.18 */
export function principalCvOf(detail: CrewDetail): Cv {
  const { personal, nationality, jobPositionName, jobPositionNameId, travelDocuments, training, seaService } = detail;
  return {
    rank: { en: jobPositionName, id: jobPositionNameId },
    nationality: { en: nationality.name, id: nationality.nameId },
    seafarerCode: detail.seaFarerId,
    birthPlace: personal.placeOfBirth,
    dateOfBirth: personal.dateOfBirth,
    certificates: [...certificateRowsOf(detail.coc), ...certificateRowsOf(detail.cop)],
    travelDocuments: (travelDocuments ?? []).map(({ documentName, documentNumber, issued, expired, status }) => ({
      en: documentName,
      id: documentName,
      number: documentNumber,
      issued,
      expired,
      status,
    })),
    trainings: (training ?? []).map(({ training: name, institution, issued }) => ({ name, institution, issued })),
    seaService: (seaService?.rows ?? []).map(
      ({ companyName, position, vesselName, vesselType, grt, dwt, onBoard, offBoard }) => ({
        companyName,
        position,
        vesselName,
        vesselType,
        grt,
        dwt,
        onBoard,
        offBoard,
      }),
    ),
    totals: (seaService?.totals.byRank ?? []).map(({ name, months }) => ({ name, months })),
  };
}
