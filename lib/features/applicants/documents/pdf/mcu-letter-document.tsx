import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Addressee, Numbered, Paragraph, Signature } from "@/lib/platform/pdf/letter";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { Paper } from "@/lib/platform/pdf/paper";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Column } from "@/lib/platform/pdf/table";
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

/** The letter people hand in at the clinic. product 5.18, 5.13c */
export function McuLetterDocument({ people, schedule, letterNumber, identity, locale, generatedBy, now }: Props) {
  const t = bilingual(locale);
  const letterhead = letterheadOf(people[0]?.division ?? "");
  const column = (key: string, width: number, more: Partial<Column> = {}): Column => ({
    label: t(`documents.columns.${key}`),
    width,
    ...more,
  });
  const proof = (person: SelectedApplicant) => {
    const number = person.idNumber ?? person.passportNumber;
    return number && !identity ? masked(number) : number;
  };
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
      <Section title={t("documents.mcu.details")}>
        <Facts
          columns={4}
          facts={[
            { label: t("documents.mcu.schedule"), value: formatDate(schedule.date, locale) },
            { label: t("documents.mcu.people"), value: String(people.length) },
            { label: t("documents.mcu.package"), value: schedule.package, wide: true },
          ]}
        />
      </Section>
      {schedule.notes && (
        <Paragraph text={{ main: `${t("documents.mcu.notes").main}: ${schedule.notes}`, other: null }} />
      )}
      <Section title={t("documents.mcu.table")}>
        <Table
          columns={[
            column("no", 22, { fixed: true, right: true }),
            column("name", 3),
            column("identity", 2),
            column("dateOfBirth", 66, { fixed: true }),
            column("rank", 2),
            column("vessel", 2),
          ]}
          rows={people.map((person, index) => [
            index + 1,
            { text: person.fullName, strong: true, note: person.registrationNumber },
            proof(person),
            formatDate(person.dateOfBirth, locale),
            locale === "id" ? person.position : person.positionEn,
            locale === "id" ? person.vesselType : person.vesselTypeEn,
          ])}
        />
      </Section>
      <Section title={t("documents.mcu.instructions")}>
        <Numbered items={["fasting", "bring", "billing", "result"].map((key) => t(`documents.mcu.${key}`, values))} />
      </Section>
      <Paragraph text={t("documents.mcu.closing")} />
      <Signature
        place={[letterhead.city, day].filter(Boolean).join(", ")}
        role={t("documents.mcu.signatory", values)}
        name={generatedBy}
      />
    </Paper>
  );
}
