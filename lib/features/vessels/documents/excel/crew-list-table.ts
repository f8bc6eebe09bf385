import type { FieldClass } from "@/db/enums/crew";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { DocumentedPerson } from "../queries";
import { competencyOf, identityOf, proficienciesOf, splitName, travelDocumentOf, type HeldCertificate } from "../rules";
import { sheetLabels, type Sheet } from "./sheet-labels";

type TravelDocument = { kind: "passport" | "seaman-book" | "other"; documentNumber: string; expired: string | null };
type ListedPerson = {
  person: DocumentedPerson;
  certificates: readonly HeldCertificate[];
  travel: readonly TravelDocument[];
  sees: ReadonlySet<FieldClass>;
};
type CrewList = Sheet & { people: readonly ListedPerson[]; lastPort: string | null };

const fal = {
  no: 5,
  familyName: 22,
  givenNames: 24,
  rank: 20,
  nationality: 14,
  dateOfBirth: 13,
  birthPlace: 18,
  gender: 10,
  identityType: 16,
  identityNumber: 16,
  issuingState: 14,
  identityExpiry: 13,
};
const indonesian = {
  seafarerCode: 14,
  seamanBook: 14,
  seamanBookExpiry: 13,
  coc: 30,
  cocNumber: 18,
  cops: 48,
  pklNumber: 20,
  pklDate: 13,
  signOnDate: 13,
  signOnPort: 16,
  signOff: 13,
};

function rowOf(
  { person, certificates, travel, sees }: ListedPerson,
  index: number,
  sheet: CrewList,
  label: (key: string) => string,
): Cell[] {
  const { family, given } = splitName(person.fullName, person);
  const identity = sees.has("travel") ? identityOf(travel) : null;
  const book = sees.has("travel") ? travelDocumentOf(travel, "seaman-book") : null;
  const isProfessional = sees.has("professional");
  const competency = isProfessional ? competencyOf(certificates) : null;
  const isOwnState = identity !== null && person.crewOrigin === "WNI";
  return [
    index + 1,
    family,
    given,
    inLanguage(sheet.locale, { en: person.position.nameEn, id: person.position.name }),
    inLanguage(sheet.locale, { en: person.nationality, id: person.nationalityId }),
    { day: isProfessional ? person.dateOfBirth : null },
    isProfessional ? person.birthPlace : null,
    isProfessional ? label(`sexes.${person.sex}`) : null,
    identity ? label(`identity.${identity.kind}`) : null,
    identity?.documentNumber ?? null,
    isOwnState ? "Indonesia" : null,
    { day: identity?.expired ?? null },
    person.seafarerCode,
    book?.documentNumber ?? null,
    { day: book?.expired ?? null },
    competency?.name ?? null,
    competency?.number ?? null,
    isProfessional ? proficienciesOf(certificates, dayOf(sheet.now)) : null,
    null,
    null,
    { day: person.signedOn },
    null,
    { day: person.plannedOffBoard },
  ];
}

/**
 * Build IMO FAL form 5 with an Indonesian block beside it. Missing data stays an empty, labelled column. product 5.18
 */
export function crewListTable(sheet: CrewList): ExcelTable {
  const { vessel, people, lastPort, locale, now } = sheet;
  const { t, label, columns, fact, footer } = sheetLabels(sheet);
  const date = formatDate(dayOf(now), locale);
  return {
    sheet: `Crew list ${dayOf(now)}`,
    title: t("vessels.documents.crewListTitle", { vessel: vessel.name, date, count: people.length }),
    facts: [
      fact("vessel", vessel.name),
      fact("imoNumber", vessel.imoNumber),
      fact("callSign", vessel.callSign),
      fact("flag", vessel.flag),
      fact("port", vessel.port),
      fact("date", date),
      fact("lastPort", lastPort),
      fact("voyage", vessel.voyageNumber),
    ],
    columns: columns({ ...fal, ...indonesian }),
    names: 3,
    rows: people.map((one, index) => rowOf(one, index, sheet, label)),
    notes: [[null, label("masterSignature"), ""]],
    footer,
  };
}
