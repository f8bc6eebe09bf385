import { formatDate } from "@/lib/platform/calendar/dates";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import { Endorsement, Signers } from "@/lib/platform/pdf/contract";
import { Paragraph, KeepTogether } from "@/lib/platform/pdf/letter";
import type { Printed } from "../agreement-facts.queries";

const t = bilingual("id");
const label = (key: string, values?: Record<string, string | number>) => t(`pkl.pdf.${key}`, values);

/**
 * Render three signature fields together with the preceding text, so that the signature page is never empty. PP
 * 7/2000 article 18
 */
export function Signatures({ printed: { facts, rank } }: { printed: Printed }) {
  const office = facts.sealingOffice ?? label("harbourMaster").main;
  const date = formatDate(facts.docReleasedDate, "id");
  return (
    <KeepTogether>
      <Paragraph text={label("closing", { date })} />
      <Signers
        signers={[
          { role: oneLine(label("first")), name: facts.firstPartyName, under: facts.firstPartyPosition },
          { role: oneLine(label("second")), name: facts.crewName, under: rank.name },
        ]}
      />
      <Endorsement title={oneLine(label("endorsement"))} text={label("endorsementText", { office })}>
        <Signers
          signers={[
            { role: oneLine(label("recordedAs")), name: "", under: oneLine(label("numberAndDate")) },
            { role: oneLine(label("officer")), name: facts.sealingOfficerName, under: facts.sealingOffice ?? "" },
          ]}
        />
      </Endorsement>
    </KeepTogether>
  );
}
