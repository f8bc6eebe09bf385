import { documentCheckAddress } from "@/lib/features/checks/document-codes.queries";
import { qrCodeOf } from "@/lib/features/checks/qr-code.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import { NewPage } from "@/lib/platform/pdf/contract";
import { Facts } from "@/lib/platform/pdf/facts";
import { Columns, Paragraph } from "@/lib/platform/pdf/letter";
import { Matrix } from "@/lib/platform/pdf/matrix";
import { Section } from "@/lib/platform/pdf/section";
import type { Printed } from "../agreement-facts.queries";

/** Known signature data: upload time and user, both hashes, and the seafarer's review. */
export type Signing = {
  original: string;
  signed: string;
  signedAt: Date;
  receivedBy: string;
  review: { answer: "understood" | "question"; at: Date } | null;
};

const t = bilingual("id");
const label = (key: string, values?: Record<string, string | number>) => t(`pkl.pdf.${key}`, values);
const at = (instant: Date) => `${formatDate(instant, "id", "instant")} WIB (UTC+7)`;

/** Return the signer's identity documents as printed in the agreement. */
const identityDocumentsOf = ({ facts }: Printed) =>
  [
    [label("idNumber").main, facts.idNumber],
    [label("seamanBook").main, facts.seamanBookNo],
    [label("passport").main, facts.passportNo],
  ]
    .flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
    .join(", ");

/** Render the last page: how to verify the document, and how and when it was signed. product 2.10 */
export function Proof({ printed, code, signing }: { printed: Printed; code: string; signing: Signing | null }) {
  const address = documentCheckAddress(code);
  const review = signing?.review;
  const facts = [
    { label: label("signer"), value: `${printed.facts.crewName}: ${identityDocumentsOf(printed)}` },
    { label: label("how"), value: `${label("howText").main} / ${label("howText").other ?? ""}` },
    {
      label: label("reviewed"),
      value: review ? `${label(`review.${review.answer}`).main}, ${at(review.at)}` : label("review.none").main,
    },
    {
      label: label("received"),
      value: signing ? `${at(signing.signedAt)}, ${signing.receivedBy}` : label("notSigned").main,
    },
    { label: label("originalHash"), value: signing?.original ?? label("ofThisFile").main },
    { label: label("signedHash"), value: signing?.signed ?? label("notSigned").main },
  ];
  return (
    <NewPage>
      <Section title={label("proof")}>
        <Columns
          shares={[0, 1]}
          parts={[
            <Matrix key="code" rows={qrCodeOf(address)} label={address} size={116} />,
            <Paragraph key="text" text={label("proofText")}>
              <Facts columns={1} ruled={false} facts={[{ label: label("checkedAt"), value: address }]} />
            </Paragraph>,
          ]}
        />
      </Section>
      <Section title={label("signing")}>
        <Facts columns={1} facts={facts} />
      </Section>
    </NewPage>
  );
}
