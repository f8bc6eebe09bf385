import { printedName } from "@/lib/features/crew/formats/passport-name.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import { shortName } from "@/lib/features/crew/compliance/certificate-cover.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { DocumentedPerson, RequiredOf } from "../queries";
import { matrixCell, type HeldCertificate, type MatrixCell } from "../rules";
import { sheetLabels, type Sheet } from "./sheet-labels";

type MatrixPerson = { person: DocumentedPerson; certificates: readonly HeldCertificate[] };
type Matrix = Sheet & { people: readonly MatrixPerson[]; required: RequiredOf };

function cellOf(matrixState: MatrixCell, label: (key: string) => string): Cell {
  if (matrixState.state === "missing") return { text: label("matrix.missing"), tone: "missing" };
  if (matrixState.state === "not-required") return { text: label("matrix.notRequired"), tone: "none" };
  return matrixState.expired === null
    ? { text: label("matrix.noExpiry"), tone: "valid" }
    : { day: matrixState.expired, tone: matrixState.state };
}

const legend = ["valid", "expiring", "expired", "missing", "none"] as const;

/** Build the matrix of people and required certificates, each cell an expiry date. product 5.18 */
export function marineMatrixTable(sheet: Matrix): ExcelTable {
  const { vessel, people, required, locale, now } = sheet;
  const { t, label, columns, fact, footer } = sheetLabels(sheet);
  const today = dayOf(now);
  const date = formatDate(today, locale);
  const requiredCertificates = [...new Map(required.map((one) => [one.certificateId, one])).values()].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.certificateId - b.certificateId,
  );
  const isRequired = (positionId: number, certificateId: number) =>
    required.some((one) => one.positionId === positionId && one.certificateId === certificateId);
  const rows = people.map(({ person, certificates }, index): Cell[] => [
    index + 1,
    printedName(person),
    inLanguage(locale, { en: person.position.nameEn, id: person.position.name }),
    ...requiredCertificates.map((certificate) =>
      cellOf(
        matrixCell(certificate, isRequired(person.position.id, certificate.certificateId), certificates, today),
        label,
      ),
    ),
  ]);
  return {
    sheet: `Crew matrix ${today}`,
    title: t("vessels.documents.marineMatrixTitle", { vessel: vessel.name, date, count: people.length }),
    facts: [
      fact("vessel", vessel.name),
      fact("vesselType", inLanguage(locale, { en: vessel.vesselType.name, id: vessel.vesselType.nameId })),
      fact("imoNumber", vessel.imoNumber),
      fact("date", date),
    ],
    columns: [
      ...columns({ no: 5, name: 28, rank: 20 }),
      ...requiredCertificates.map(({ name, nameEn }) => ({
        label: shortName(inLanguage(locale, { en: nameEn, id: name })),
        width: 15,
      })),
    ],
    names: 3,
    rows,
    notes: legend.map((tone) => [null, { text: label(`matrix.legend.${tone}`), tone }]),
    footer,
  };
}
