import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { columnsIn } from "@/lib/platform/pdf/columns";
import { Facts } from "@/lib/platform/pdf/facts";
import { Addressee, Columns, Numbered, Paragraph, Signature, KeepTogether } from "@/lib/platform/pdf/letter";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Cell } from "@/lib/platform/pdf/table";
import type { LetterSchedule } from "../appointment.rules";

/** A table line. proof: the identity number, as far as visible. */
export type Examinee = {
  name: string;
  note: string;
  proof: string | null;
  dateOfBirth: string;
  rank: string;
  vessel: string;
};
type Props = {
  people: readonly Examinee[];
  /** Applicants are examined for a vessel type, joiners for their vessel. */
  audience: "applicants" | "joiners";
  division: string;
  schedule: LetterSchedule;
  letterNumber: string;
  locale: Locale;
  generatedBy: string;
  now: Date;
};

/** Render the people to examine. */
function PeopleTable({ people, audience, locale }: Pick<Props, "people" | "audience" | "locale">) {
  const { column, number } = columnsIn(locale);
  const columns = [
    number("no", 22),
    column("name", 3),
    column("identity", 2),
    column("dateOfBirth", 66, { fixed: true }),
    column("rank", 2),
    column(audience === "joiners" ? "vessel" : "vesselType", 2),
  ];
  const rows = people.map((person, index): Cell[] => [
    index + 1,
    { text: person.name, strong: true, note: person.note },
    person.proof,
    formatDate(person.dateOfBirth, locale),
    person.rank,
    person.vessel,
  ]);
  return <Table columns={columns} rows={rows} />;
}

/** Render date and package of the examination. */
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

/** Render the letter for the clinic. product 5.18, 5.13c */
export function McuLetterDocument({ people, audience, division, schedule, letterNumber, locale, ...made }: Props) {
  const { generatedBy, now } = made;
  const t = bilingual(locale);
  const letterhead = letterheadOf(division);
  const day = formatDate(dayOf(now), locale);
  const values = { company: letterhead.name };
  return (
    <LetterheadPage
      title={`${t("documents.mcu.title").main} ${letterNumber}`}
      documentNumber={letterNumber}
      locale={locale}
      letterhead={letterhead}
      generatedBy={generatedBy}
      now={now}
    >
      <Facts
        ruled={false}
        columns={4}
        facts={[
          { label: t("documents.mcu.letterNumber"), value: letterNumber },
          { label: t("documents.mcu.letterDate"), value: day },
          { label: t("documents.mcu.subject"), value: oneLine(t("documents.mcu.title")), wide: true },
        ]}
      />
      <Addressee
        label={t("documents.mcu.to")}
        lines={[schedule.clinic, ...(schedule.clinicLocation ? [schedule.clinicLocation] : [])]}
      />
      <Paragraph text={{ main: oneLine(t("documents.mcu.salutation")), other: null }} />
      <Paragraph text={t(audience === "joiners" ? "checkups.letter.request" : "documents.mcu.request", values)} />
      <Examination people={people} schedule={schedule} locale={locale} />
      {schedule.notes && (
        <Paragraph text={{ main: `${t("documents.mcu.notes").main}: ${schedule.notes}`, other: null }} />
      )}
      <Section title={t("documents.mcu.table")}>
        <PeopleTable people={people} audience={audience} locale={locale} />
      </Section>
      <KeepTogether>
        <Section title={t("documents.mcu.instructions")}>
          <Numbered items={["fasting", "bring", "billing", "result"].map((key) => t(`documents.mcu.${key}`, values))} />
        </Section>
        <Columns
          shares={[1, 0]}
          parts={[
            <Paragraph key="closing" text={t("documents.mcu.closing")} />,
            <Signature
              key="signature"
              place={[letterhead.city, day].filter(Boolean).join(", ")}
              role={t("documents.mcu.signatory", values)}
              name={generatedBy}
            />,
          ]}
        />
      </KeepTogether>
    </LetterheadPage>
  );
}
