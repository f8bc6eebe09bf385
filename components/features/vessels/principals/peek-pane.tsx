"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { PeekPaneProps } from "@/components/ui/list/peek/frame";
import { PeekFact, PeekFacts, PeekLines, PeekPane } from "@/components/ui/list/peek/pane";
import { usePeek } from "@/components/ui/list/peek/use-peek";
import type { PrincipalPeek } from "@/lib/features/vessels/principals/schema";
import { crewWords } from "../crew-words";

/** The principal as JSON: instants are text. */
type Found = Omit<PrincipalPeek, "retiredAt"> & { retiredAt: string | null };

/** Show a principal's summary: contact, approval policy, and vessels with crew counts. */
export function PrincipalPane(props: PeekPaneProps) {
  const t = useTranslations("vessels.principals");
  const { found, isFailed } = usePeek<Found>(`/PMSol/v1/Vessel/GetPrincipalPeek/${props.id}`);
  const said = found ? t(found.retiredAt ? "tabs.retired" : "tabs.in-use") : "";
  return (
    <PeekPane {...props} said={said} isFailed={isFailed} way={t("openFleet")}>
      {found ? <Facts principal={found} /> : null}
    </PeekPane>
  );
}

function Facts({ principal }: { principal: Found }) {
  const t = useTranslations("vessels.principals");
  const { address, email, phone, approvalPolicy, leastPairYears, isPairBlocking, vessels, vesselsInOperation } =
    principal;
  return (
    <PeekFacts>
      <PeekFact label={t("email")}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</PeekFact>
      <PeekFact label={t("phone")}>{phone ? <a href={`tel:${phone}`}>{phone}</a> : null}</PeekFact>
      <PeekFact label={t("address")}>{address}</PeekFact>
      <PeekFact label={t("policy")}>{t(`policies.${approvalPolicy}`)}</PeekFact>
      <PeekFact label={t("pairs")}>
        {leastPairYears === null ? null : t(isPairBlocking ? "pairNeeds" : "pairWants", { years: leastPairYears })}
      </PeekFact>
      <PeekFact label={t("vessels")}>
        {vessels.length === 0 ? t("noVessels") : <Fleet vessels={vessels} total={vesselsInOperation} />}
      </PeekFact>
    </PeekFacts>
  );
}

function Fleet({ vessels, total }: { vessels: Found["vessels"]; total: number }) {
  const t = useTranslations("vessels");
  const list = useTranslations("vessels.list");
  return (
    <PeekLines>
      {vessels.map(({ vesselId, vesselName, ...crew }) => (
        <li key={vesselId}>
          <Link href={`/dashboard/vessel-management/${vesselId}/details`} prefetch={false}>
            {vesselName}
          </Link>
          <span>{crewWords(list, crew)}</span>
        </li>
      ))}
      {total > vessels.length ? <li>{t("principals.moreVessels", { count: total - vessels.length })}</li> : null}
    </PeekLines>
  );
}
