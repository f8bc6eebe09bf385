"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { PeekPaneProps } from "@/components/ui/list/peek/frame";
import { PeekFact, PeekFacts, PeekLines, PeekPane } from "@/components/ui/list/peek/pane";
import { usePeek } from "@/components/ui/list/peek/use-peek";
import type { PrincipalPeek } from "@/lib/features/vessels/principals/schema";
import { crewCountLabel } from "../crew-count-label";

/** The principal as JSON: instants are text. */
type PeekedPrincipal = Omit<PrincipalPeek, "retiredAt"> & { retiredAt: string | null };

/** Show a principal's summary: contact, approval policy, and vessels with crew counts. */
export function PrincipalPane(props: PeekPaneProps) {
  const t = useTranslations("vessels.principals");
  const { preview: peeked, isFailed } = usePeek<PeekedPrincipal>(`/PMSol/v1/Vessel/GetPrincipalPeek/${props.id}`);
  const statusText = peeked ? t(peeked.retiredAt ? "tabs.retired" : "tabs.in-use") : "";
  return (
    <PeekPane {...props} content={statusText} isFailed={isFailed} action={t("openFleet")}>
      {peeked ? <Facts principal={peeked} /> : null}
    </PeekPane>
  );
}

function Facts({ principal }: { principal: PeekedPrincipal }) {
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

function Fleet({ vessels, total }: { vessels: PeekedPrincipal["vessels"]; total: number }) {
  const t = useTranslations("vessels");
  const list = useTranslations("vessels.list");
  return (
    <PeekLines>
      {vessels.map(({ vesselId, vesselName, ...crew }) => (
        <li key={vesselId}>
          <Link href={`/dashboard/vessel-management/${vesselId}/details`} prefetch={false}>
            {vesselName}
          </Link>
          <span>{crewCountLabel(list, crew)}</span>
        </li>
      ))}
      {total > vessels.length ? <li>{t("principals.moreVessels", { count: total - vessels.length })}</li> : null}
    </PeekLines>
  );
}
