import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { columnsIn } from "@/lib/platform/pdf/columns";
import { Facts } from "@/lib/platform/pdf/facts";
import { Addressee, Numbered, Paragraph, Signature, Together } from "@/lib/platform/pdf/letter";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { Paper } from "@/lib/platform/pdf/paper";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Cell } from "@/lib/platform/pdf/table";
import type { SelectedApplicant } from "../queries";
import { masked } from "../rules";
import type { McuSchedule } from "../mcu-letter.rules";

type Props = {
  people: SelectedApplicant[];
  schedule: McuSchedule;
  letterNumber: string;
  identity: boolean;
  locale: Locale;
  generatedBy: string;
  now: Date;
};

/** Who is examined, with the number that proves who they are: hidden but for its end from those who may not see it. */
function PeopleTable({ people, identity, locale }: Pick<Props, "people" | "identity" | "locale">) {
  const { column, number } = columnsIn(locale);
  const proofOf = ({ idNumber, passportNumber }: SelectedApplicant) => {
    const proof = idNumber ?? passportNumber;
    return proof && !identity ? masked(proof) : proof;
  };
  const columns = [
    number("no", 22),
    column("name", 3),
    column("identity", 2),
    column("dateOfBirth", 66, { fixed: true }),
    column("rank", 2),
    column("vesselType", 2),
  ];
  const rows = people.map((person, index): Cell[] => [
    index + 1,
    { text: person.fullName, strong: true, note: person.registrationNumber },
    proofOf(person),
    formatDate(person.dateOfBirth, locale),
    locale === "id" ? person.position : person.positionEn,
    locale === "id" ? person.vesselType : person.vesselTypeEn,
  ]);
  return <Table columns={columns} rows={rows} />;
}

/** When and what the examination is. */
function Examination({ people, schedule, locale }: Pick<Props, "people" | "schedule" | "locale">) {
  const t = bilingual(locale);
  const facts = [
    { label: t("documents.mcu.schedule"), value: formatDate(schedule.date, locale) },
    { label: t("documents.mcu.people"), value: String(people.length) },
    { label: t("documents.mcu.package"), value: schedule.package, wide: true },
  ];
  return (
    <Section title={t("documents.mcu.details")}>
      <Facts columns={4} facts={facts} />
    </Section>
  );
}

/** The letter people hand in at the clinic. product 5.18, 5.13c */
export function McuLetterDocument({ people, schedule, letterNumber, identity, locale, generatedBy, now }: Props) {
  const t = bilingual(locale);
  const letterhead = letterheadOf(people[0]?.division ?? "");
  const day = formatDate(dayOf(now), locale);
  const values = { company: letterhead.name };
  return (
    <Paper
      title={`${t("documents.mcu.title").main} ${letterNumber}`}
      documentNumber={letterNumber}
      locale={locale}
      letterhead={letterhead}
      generatedBy={generatedBy}
      now={now}
    >
      <Facts
        ruled={false}
        facts={[
          { label: t("documents.mcu.letterNumber"), value: letterNumber },
          { label: t("documents.mcu.letterDate"), value: day },
          { label: t("documents.mcu.subject"), value: oneLine(t("documents.mcu.title")) },
        ]}
      />
      <Addressee
        label={t("documents.mcu.to")}
        lines={[schedule.clinic, ...(schedule.clinicLocation ? [schedule.clinicLocation] : [])]}
      />
      <Paragraph text={t("documents.mcu.salutation")} />
      <Paragraph text={t("documents.mcu.request", values)} />
      <Examination people={people} schedule={schedule} locale={locale} />
      {schedule.notes && (
        <Paragraph text={{ main: `${t("documents.mcu.notes").main}: ${schedule.notes}`, other: null }} />
      )}
      <Section title={t("documents.mcu.table")}>
        <PeopleTable people={people} identity={identity} locale={locale} />
      </Section>
      <Together>
        <Section title={t("documents.mcu.instructions")}>
          <Numbered items={["fasting", "bring", "billing", "result"].map((key) => t(`documents.mcu.${key}`, values))} />
        </Section>
        <Paragraph text={t("documents.mcu.closing")} />
        <Signature
          place={[letterhead.city, day].filter(Boolean).join(", ")}
          role={t("documents.mcu.signatory", values)}
          name={generatedBy}
        />
      </Together>
    </Paper>
  );
}
