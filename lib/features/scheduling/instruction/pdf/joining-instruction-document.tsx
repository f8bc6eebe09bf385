import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { truncated } from "@/lib/platform/files/file-response";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Addressee, Numbered, Paragraph } from "@/lib/platform/pdf/letter";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { agentText } from "../../travel-leg.rules";
import type { InstructionFacts } from "../queries";

type Props = { facts: InstructionFacts; locale: Locale; generatedBy: string; now: Date };
type Part = Pick<Props, "facts" | "locale">;

const maxTravelRows = 5;
const maxContactLength = 90;
const documentsToCarry = ["certificates", "passport", "seamanBook", "medical", "agreement"] as const;

/** Render vessel, date and port. */
function Where({ facts, locale }: Part) {
  const t = bilingual(locale);
  const { vessel, position, schedule, port, until } = facts;
  const day = (value: string) => formatDate(value, locale);
  const agent = agentText(schedule.onBoardAgentName, schedule.onBoardAgentPhone);
  const { onBoardDate, onBoardTime } = schedule;
  return (
    <Section title={t("joining.instruction.where")}>
      <Facts
        columns={4}
        facts={[
          { label: t("joining.instruction.vessel"), value: vessel.name, wide: true },
          {
            label: t("joining.instruction.position"),
            value: inLanguage(locale, { en: position.nameEn, id: position.name }),
            wide: true,
          },
          {
            label: t("joining.instruction.day"),
            value: onBoardTime ? `${day(onBoardDate)}, ${onBoardTime}` : day(onBoardDate),
          },
          { label: t("joining.instruction.until"), value: day(until) },
          {
            label: t("joining.instruction.port"),
            value: port ?? t("joining.instruction.toBeConfirmed").main,
            wide: true,
          },
          {
            label: t("joining.instruction.agent"),
            value: agent ?? t("joining.instruction.toBeConfirmed").main,
            wide: true,
          },
        ]}
      />
    </Section>
  );
}

/** List tickets and bookings by name. The files are in the mail and on the seafarer's page. */
function Travel({ facts: { travel, schedule }, locale }: Part) {
  const t = bilingual(locale);
  const listed = travel.slice(0, maxTravelRows).map(({ name, comment }) => ({
    main: comment ? `${name}: ${truncated(comment, maxContactLength)}` : name,
    other: null,
  }));
  const more = travel.length - listed.length;
  return (
    <Section title={t("joining.instruction.travel")}>
      {listed.length > 0 ? (
        <Numbered items={more > 0 ? [...listed, t("joining.instruction.more", { count: more })] : listed} />
      ) : (
        <Paragraph text={t(`joining.instruction.${schedule.noTravelOnBoard ? "noTravel" : "travelLater"}`)} />
      )}
    </Section>
  );
}

function Contacts({ facts: { contacts }, locale }: Part) {
  const t = bilingual(locale);
  const office = [
    { label: t("joining.instruction.phone"), value: contacts.phone },
    { label: t("joining.instruction.email"), value: contacts.email },
  ].filter(({ value }) => value !== null);
  const people = contacts.people.map(({ name, email }) => ({ label: { main: name, other: null }, value: email }));
  return (
    <Section title={t("joining.instruction.contacts")}>
      <Facts columns={4} facts={[...office, ...people].map((fact) => ({ ...fact, wide: true }))} />
    </Section>
  );
}

/** Render the joining instruction on one page. product 2.11 */
export function JoiningInstructionDocument({ facts, locale, generatedBy, now }: Props) {
  const t = bilingual(locale);
  const { person, division, vessel, schedule, agreement } = facts;
  const letterhead = letterheadOf(division);
  const number = `${person.employeeNumber} / ${schedule.id}`;
  const values = { vessel: vessel.name, date: formatDate(schedule.onBoardDate, locale), number: agreement ?? "" };
  return (
    <LetterheadPage
      title={`${t("joining.instruction.title").main} ${person.fullName}`}
      documentNumber={number}
      locale={locale}
      letterhead={letterhead}
      generatedBy={generatedBy}
      now={now}
    >
      <Facts
        ruled={false}
        columns={4}
        facts={[
          { label: t("joining.instruction.subject"), value: oneLine(t("joining.instruction.title")), wide: true },
          { label: t("joining.instruction.dated"), value: formatDate(dayOf(now), locale) },
        ]}
      />
      <Addressee label={t("joining.instruction.to")} lines={[person.fullName, person.employeeNumber]} />
      <Paragraph text={t("joining.instruction.request", values)} />
      <Where facts={facts} locale={locale} />
      <Travel facts={facts} locale={locale} />
      <Section title={t("joining.instruction.carry")}>
        <Numbered
          items={documentsToCarry.map((key) =>
            t(`joining.instruction.items.${key === "agreement" && agreement ? "agreementNumber" : key}`, values),
          )}
        />
      </Section>
      <Contacts facts={facts} locale={locale} />
      <Paragraph text={t("joining.instruction.closing")} />
    </LetterheadPage>
  );
}
