import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Title } from "@/lib/platform/pdf/letter";
import type { Letterhead } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { Section } from "@/lib/platform/pdf/section";
import { Watermark } from "@/lib/platform/pdf/watermark";
import type { Printed } from "../agreement-facts.queries";
import { Clauses } from "./clauses";
import { Proof, type Signing } from "./proof";
import { Signatures } from "./signatures";
import { WagesTable } from "./wages-table";

export type { Signing } from "./proof";

type Props = {
  printed: Printed;
  /** Null for a preview, which cannot be verified. */
  code: string | null;
  signing: Signing | null;
  letterhead: Letterhead;
  now: Date;
};

/** The primary language, as required by the flag state. The other language is beside it. */
const locale: Locale = "id";
const t = bilingual(locale);
const label = (key: string, values?: Record<string, string | number>) => t(`pkl.pdf.${key}`, values);
const fact = (key: string, value: string | null, wide = false) => ({ label: label(key), value, wide });
const day = (value: string) => formatDate(value, locale);
const bilingualName = ({ name, nameEn }: { name: string; nameEn: string }) =>
  oneLine({ main: name, other: nameEn === name ? null : nameEn });

/** Render the parties: the company and the seafarer. PP 22/2022 article 17 */
function Parties({ printed: { facts, currentRank, ptkpName }, letterhead }: Pick<Props, "printed" | "letterhead">) {
  const born = [facts.birthPlace, day(facts.dateOfBirth)].filter(Boolean).join(", ");
  return (
    <>
      <Section title={label("firstParty")}>
        <Facts
          facts={[
            fact("name", facts.firstPartyName),
            fact("position", facts.firstPartyPosition),
            fact("office", facts.firstPartyOffice),
            fact("agent", [letterhead.name, letterhead.licence].filter(Boolean).join(", ")),
            fact("principal", facts.principalName, true),
          ]}
        />
      </Section>
      <Section title={label("secondParty")}>
        <Facts
          facts={[
            fact("name", facts.crewName),
            fact("born", born),
            fact("age", label("years", { age: facts.age }).main),
            fact("idNumber", facts.idNumber),
            fact("seafarerCode", facts.seafarerCode),
            fact("seamanBook", facts.seamanBookNo),
            fact("passport", facts.passportNo),
            fact("employeeNo", [facts.employeeNo, facts.idPosition].filter(Boolean).join(" / ")),
            fact("ptkp", ptkpName),
            fact("currentRank", bilingualName(currentRank)),
            fact("address", facts.address, true),
          ]}
        />
      </Section>
    </>
  );
}

/** Render vessel, rank and period. */
function Employment({ printed: { facts, rank } }: Pick<Props, "printed">) {
  const tonnage = facts.grossTonnage === null ? null : new Intl.NumberFormat("id-ID").format(facts.grossTonnage);
  return (
    <Section title={label("employment")}>
      <Facts
        facts={[
          fact("vessel", facts.vesselName),
          fact("flag", facts.flag),
          fact("grossTonnage", tonnage),
          fact("imoNumber", facts.imoNumber),
          fact("area", facts.shippingArea),
          fact("rank", bilingualName(rank)),
          fact("term", `${day(facts.startDate)} – ${day(facts.endDate)}`, true),
        ]}
      />
    </Section>
  );
}

function Head({ printed: { facts, basis }, code }: Pick<Props, "printed" | "code">) {
  const office = [facts.sealingOfficerName, facts.sealingOffice].filter(Boolean).join(", ");
  return (
    <>
      <Title
        over={oneLine(label(basis ? "addendumKind" : "kind"))}
        title={facts.documentNumber}
        under={[
          ...(code === null ? [oneLine(label("draft"))] : []),
          ...(basis ? [oneLine(label("addendumTo", { number: basis.number, end: day(basis.endDate) }))] : []),
        ]}
      />
      <Facts
        facts={[
          fact("date", day(facts.docReleasedDate)),
          fact("place", t(`rates.provinces.${facts.province}`).main),
          fact("sealing", office),
        ]}
      />
    </>
  );
}

/**
 * Render a sea employment agreement for signing before the harbour master. Document 2 §3, PP 22/2022 article 17, MLC
 * A2.1, product 5.18
 */
export function PklDocument({ printed, code, signing, letterhead, now }: Props) {
  const { facts } = printed;
  return (
    <LetterheadPage
      title={`${label("kind").main} ${facts.documentNumber}`}
      documentNumber={facts.documentNumber}
      locale={locale}
      letterhead={letterhead}
      generatedBy={letterhead.name}
      now={now}
    >
      <Head printed={printed} code={code} />
      <Parties printed={printed} letterhead={letterhead} />
      <Employment printed={printed} />
      <WagesTable printed={printed} />
      <Clauses printed={printed} />
      <Signatures printed={printed} />
      {code === null ? (
        <Watermark text={label("draft").main} />
      ) : (
        <Proof printed={printed} code={code} signing={signing} />
      )}
    </LetterheadPage>
  );
}
