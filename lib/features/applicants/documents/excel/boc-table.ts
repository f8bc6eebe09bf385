import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { ApplicantDocuments, SelectedApplicant } from "../queries";

type Boc = {
  applicants: SelectedApplicant[];
  applicantDocuments: ApplicantDocuments;
  locale: Locale;
  exportedBy: string;
  filters: string | null;
  now: Date;
};

const widths = {
  no: 5,
  registrationNumber: 22,
  fullName: 28,
  sex: 9,
  birthPlace: 18,
  dateOfBirth: 13,
  identity: 20,
  nationality: 14,
  seafarerCode: 14,
  seamanBook: 14,
};
const more = {
  seamanBookExpiry: 13,
  position: 20,
  vesselType: 22,
  coc: 30,
  cocNumber: 18,
  cocExpiry: 13,
  vessel1: 34,
  vessel2: 34,
  vessel3: 34,
  phone: 18,
  email: 30,
  result: 16,
  remarks: 34,
};

const isSeamanBook = (name: string) => /seaman.?s? book|buku pelaut/i.test(name);
const numberOf = (value: string) => value.replace(/\W/g, "").toLowerCase();

function rowOf(person: SelectedApplicant, index: number, { applicantDocuments, locale }: Boc): Cell[] {
  const t = translator(locale);
  const competencies = applicantDocuments.competenciesOf(person.id);
  const competency = competencies.find(({ requiredAt }) => requiredAt !== null) ?? competencies[0];
  const travel = applicantDocuments.travelOf(person.id);
  const book =
    travel.find((entry) => numberOf(entry.documentNumber) === numberOf(person.seamanBookNumber)) ??
    travel.find((entry) => isSeamanBook(entry.documentName));
  const period = (from: string, to: string) => `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
  const vessels = applicantDocuments.servicesOf(person.id).slice(0, 3);
  const vessel = (at: number) => {
    const service = vessels[at];
    return service
      ? [service.vesselName, service.companyName, service.position, period(service.onBoard, service.offBoard)].join(
          "\n",
        )
      : null;
  };
  return [
    index + 1,
    person.registrationNumber,
    person.fullName,
    t(`documents.sexes.${person.sex}`),
    person.birthPlace,
    { day: person.dateOfBirth },
    person.idNumber ?? person.passportNumber,
    person.nationality,
    person.seafarerCode,
    person.seamanBookNumber,
    { day: book?.expired ?? null },
    inLanguage(locale, { en: person.positionEn, id: person.position }),
    inLanguage(locale, { en: person.vesselTypeEn, id: person.vesselType }),
    competency?.certificateName ?? null,
    competency?.certificateNumber ?? null,
    { day: competency?.expired ?? null },
    vessel(0),
    vessel(1),
    vessel(2),
    person.phone,
    person.email,
    null,
    null,
  ];
}

/** Build the sheet for the principal. BOC Result and Remarks stay empty. product 5.18 */
export function bocTable(boc: Boc): ExcelTable {
  const { applicants, locale, exportedBy, filters, now } = boc;
  const t = translator(locale);
  const division = [...new Set(applicants.map((person) => person.division))].join(", ");
  const day = formatDate(dayOf(now), locale);
  return {
    sheet: `BOC ${division} ${dayOf(now)}`,
    title: t("documents.boc.title", { division, date: day, count: applicants.length }),
    columns: Object.entries({ ...widths, ...more }).map(([key, width]) => ({
      label: t(`documents.boc.columns.${key}`),
      width,
    })),
    names: 3,
    rows: applicants.map((person, index) => rowOf(person, index, boc)),
    footer: t("documents.exported", {
      filters: filters ?? t("documents.selection", { count: applicants.length }),
      by: exportedBy,
      at: `${formatDate(now, locale, "instant")} WIB`,
    }),
  };
}
