import { formatDate } from "@/lib/platform/calendar/dates";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Paragraph, Title } from "@/lib/platform/pdf/letter";
import type { Letterhead } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Column } from "@/lib/platform/pdf/table";
import type { PackContent } from "../schema";

const t = bilingual("en");
const label = (key: string) => t(`evidence.pdf.${key}`);
const column = (key: string, width: number): Column => ({ label: label(key), width });
const both = ({ en, id }: { en: string; id: string }) => ({ main: en, other: id === en ? null : id });
const day = (value: string | null) => (value ? formatDate(value, "en") : "–");
const period = (from: string, to: string) => `${day(from)} – ${day(to)}`;

function About({ about }: { about: PackContent["shown"]["terms"] }) {
  const relieves = about.relieves;
  return (
    <Section title={label("about")}>
      <Facts
        facts={[
          { label: label("vessel"), value: about.vessel },
          { label: label("principal"), value: about.principal },
          { label: label("rank"), value: oneLine(both(about.rank)) },
          { label: label("person"), value: `${about.name} (${about.employeeNumber})` },
          { label: label("period"), value: period(about.from, about.to) },
          {
            label: label("relieves"),
            value: relieves && `${relieves.employeeNumber}, ${period(relieves.since, relieves.until)}`,
          },
          { label: label("version"), value: `${about.assignmentId} / ${about.version}` },
        ]}
      />
    </Section>
  );
}

function Answer({ pack: { decided, answer, way, party } }: { pack: PackContent }) {
  const { by, reason, declaration, proof, shown } = decided;
  return (
    <Section title={label("answer")}>
      <Facts
        facts={[
          { label: label("answered"), value: oneLine(t(`evidence.answers.${party}${answer}`)) },
          { label: label("way"), value: oneLine(t(`evidence.ways.${way}`)) },
          { label: label("by"), value: `${by.name} <${by.email}>`, wide: true },
          { label: label("identified"), value: `${by.how}: ${by.role}` },
          { label: label("address"), value: by.address },
          { label: label("userAgent"), value: by.userAgent, wide: true },
          { label: label("reason"), value: reason, wide: true },
        ]}
      />
      <Paragraph text={both(declaration)} />
      <Facts
        columns={2}
        facts={Object.entries(proof).map(([name, value]) => ({
          label: { main: name, other: null },
          value: String(value),
          wide: String(value).length > 40,
        }))}
      />
      <Facts columns={1} facts={[{ label: label("shownHash"), value: shown }]} />
    </Section>
  );
}

type Seen = PackContent["shown"];

const Extension = ({ extension }: { extension: NonNullable<Seen["extension"]> }) => (
  <Facts
    facts={[
      { label: label("original"), value: day(extension.originalDate) },
      { label: label("extended"), value: day(extension.newDate) },
      { label: label("extensionReason"), value: extension.reason, wide: true },
    ]}
  />
);

const Check = ({ check }: { check: NonNullable<Seen["check"]> }) => (
  <Section title={label("check")}>
    <Table
      columns={[column("level", 1), column("finding", 6)]}
      rows={check.items.map((item) => [item.level, { text: item.en, note: item.id }])}
    />
  </Section>
);

const Cv = ({ cv }: { cv: NonNullable<Seen["cv"]> }) => (
  <>
    <Section title={label("papers")}>
      <Table
        columns={[column("paper", 4), column("number", 2), column("issued", 2), column("expired", 2)]}
        rows={[...cv.certificates, ...cv.travelDocuments].map((paper) => [
          paper.en,
          paper.number,
          day(paper.issued),
          day(paper.expired),
        ])}
      />
    </Section>
    <Section title={label("seaService")}>
      <Table
        columns={[column("vessel", 3), column("company", 3), column("rank", 3), column("period", 3)]}
        rows={cv.seaService.map((row) => [
          { text: row.vesselName, note: row.vesselType },
          row.companyName,
          row.position,
          `${day(row.onBoard)} – ${day(row.offBoard)}`,
        ])}
      />
    </Section>
  </>
);

function Events({ events }: Pick<PackContent, "events">) {
  const who = ({ by, to }: PackContent["events"][number]["event"]) =>
    [by && `${by.name} <${by.email}> ${by.address}`, to && `→ ${to.name} <${to.email}>`].filter(Boolean).join(" ");
  return (
    <Section title={label("events")}>
      <Table
        columns={[column("at", 3), column("event", 2), column("who", 5)]}
        rows={events.map(({ event, hash }) => [
          event.at,
          oneLine(t(`evidence.types.${event.type}`)),
          { text: who(event) || event.reason || "–", note: hash },
        ])}
      />
    </Section>
  );
}

/** The record of an answer as a readable PDF; the JSON is the same for machines. product 5.9 */
export function PackDocument({
  pack,
  hash,
  letterhead,
  now,
}: {
  pack: PackContent;
  hash: string;
  letterhead: Letterhead;
  now: Date;
}) {
  const { terms, cv, check, extension } = pack.shown;
  return (
    <LetterheadPage
      title={`${label("title").main} – ${terms.name}`}
      documentNumber={`EV/${terms.assignmentId}/${hash.slice(0, 12)}`}
      locale="en"
      letterhead={letterhead}
      generatedBy={letterhead.name}
      now={now}
      note={oneLine(label("note"))}
    >
      <Title over={oneLine(label("title"))} title={`${terms.name}, ${terms.vessel}`} under={[`JSON ${hash}`]} />
      <About about={terms} />
      {extension && <Extension extension={extension} />}
      <Answer pack={pack} />
      {check && <Check check={check} />}
      {cv && <Cv cv={cv} />}
      <Events events={pack.events} />
    </LetterheadPage>
  );
}
