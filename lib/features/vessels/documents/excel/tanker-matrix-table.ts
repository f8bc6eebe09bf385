import { printedName } from "@/lib/features/crew/formats/passport-name.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { SeaService } from "@/lib/features/crew/sea-time/rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { DocumentedPerson } from "../queries";
import { competencyOf, isIndonesian, validOn, type HeldCertificate } from "../rules";
import {
  officerYears,
  pairSums,
  radioOf,
  tankerTraining,
  defaultPairRule,
  type OfficerYears,
  type PairSum,
} from "../officer-matrix.rules";
import { sheetLabels, type Sheet } from "./sheet-labels";

type MatrixOfficer = {
  person: DocumentedPerson;
  certificates: readonly HeldCertificate[];
  services: readonly SeaService[];
};
type Matrix = Sheet & { officers: readonly MatrixOfficer[] };
type Labels = ReturnType<typeof sheetLabels>;

const front = {
  no: 5,
  rank: 20,
  name: 28,
  nationality: 14,
  coc: 30,
  cocCountry: 16,
  acceptance: 16,
  tankerEndorsement: 24,
  stcwParagraph: 18,
  radio: 12,
};
const years = {
  yearsOperator: 12,
  yearsRank: 12,
  yearsType: 12,
  yearsTankers: 12,
  monthsTour: 12,
  dateJoined: 13,
  english: 14,
};
const blank = Object.keys(front).length - 3;

/** Return the flag state's endorsement. Indonesian certificates under the Indonesian flag need none. */
function acceptanceOf(
  competency: HeldCertificate | null,
  certificates: readonly HeldCertificate[],
  flag: string | null,
  today: string,
): "yes" | "no" | "notRequired" {
  if (validOn(certificates, today).some(({ stcw }) => stcw === "I/2")) return "yes";
  return isIndonesian(competency) && /indonesia/i.test(flag ?? "") ? "notRequired" : "no";
}

function rowOf(
  { person, certificates }: MatrixOfficer,
  own: OfficerYears,
  index: number,
  sheet: Matrix,
  { label }: Labels,
): Cell[] {
  const today = dayOf(sheet.now);
  const competency = competencyOf(certificates);
  const { endorsements, paragraphs } = tankerTraining(certificates, today);
  return [
    index + 1,
    inLanguage(sheet.locale, { en: person.position.nameEn, id: person.position.name }),
    printedName(person),
    inLanguage(sheet.locale, { en: person.nationality, id: person.nationalityId }),
    competency?.name ?? null,
    isIndonesian(competency) ? "Indonesia" : null,
    label(`matrix.acceptance.${acceptanceOf(competency, certificates, sheet.vessel.flag, today)}`),
    endorsements
      .map(({ cargo, training }) => `${label(`matrix.cargo.${cargo}`)} (${label(`matrix.training.${training}`)})`)
      .join(", "),
    paragraphs.join(", "),
    radioOf(certificates, today),
    own.operator,
    own.rank,
    own.type,
    own.tankers,
    own.monthsOnTour,
    { day: person.signedOn },
    null,
  ];
}

function pairRow({ ranks, sum, absent, short }: PairSum, { t, label }: Labels): Cell[] {
  const pair = ranks.join(" + ");
  const space = Array.from({ length: blank }, () => null);
  if (!sum)
    return [
      null,
      pair,
      { text: t("vessels.documents.matrix.pairAbsent", { ranks: absent.join(", ") }), tone: "missing" },
    ];
  const met: Cell =
    short.length === 0
      ? { text: label("matrix.pairMet"), tone: "valid" }
      : {
          text: t("vessels.documents.matrix.pairShort", {
            years: short.map((key) => label(`matrix.${key}`)).join(", "),
          }),
          tone: "expired",
        };
  return [null, pair, met, ...space, sum.operator, sum.rank, sum.type];
}

/** Build the officer matrix for vetting: certificates, experience, and both pairs' sums. product 4 and 5.18 */
export function tankerMatrixTable(sheet: Matrix): ExcelTable {
  const { vessel, officers, locale, now } = sheet;
  const labels = sheetLabels(sheet);
  const { t, label, columns, fact, footer } = labels;
  const today = dayOf(now);
  const date = formatDate(today, locale);
  const experienced = officers.map((officer) => {
    const assignment = { rank: officer.person.position, onBoard: officer.person.signedOn };
    return {
      officer,
      years: officerYears(
        { joinedOn: officer.person.joinedOn, services: officer.services, assignment, vesselType: vessel.vesselType },
        today,
      ),
    };
  });
  const pairs = pairSums(
    experienced.map(({ officer: { person }, years: own }) => ({
      rank: person.position.nameEn,
      years: own,
      isHandover: person.isHandover,
    })),
  );
  const space = Array.from({ length: blank }, () => null);
  return {
    sheet: `Crew matrix ${today}`,
    title: t("vessels.documents.tankerMatrixTitle", { vessel: vessel.name, date, count: officers.length }),
    facts: [
      fact("vessel", vessel.name),
      fact("imoNumber", vessel.imoNumber),
      fact("vesselType", inLanguage(locale, { en: vessel.vesselType.name, id: vessel.vesselType.nameId })),
      fact("flag", vessel.flag),
      fact("port", vessel.port),
      fact("date", date),
    ],
    columns: columns({ ...front, ...years }),
    names: 3,
    rows: experienced.map(({ officer, years: own }, index) => rowOf(officer, own, index, sheet, labels)),
    notes: [
      ...pairs.map((pair) => pairRow(pair, labels)),
      [
        null,
        label("matrix.pairRule"),
        "",
        ...space,
        defaultPairRule.operator,
        defaultPairRule.rank,
        defaultPairRule.type,
      ],
    ],
    footer,
  };
}
