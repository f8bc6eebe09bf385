"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { PreviewPaneProps } from "@/components/ui/list/preview/frame";
import { PreviewFact, PreviewFacts, PreviewLines, PreviewPane } from "@/components/ui/list/preview/pane";
import { useRecordPreview } from "@/components/ui/list/preview/use-record-preview";
import type { PrincipalPreview } from "@/lib/features/vessels/principals/schema";
import { crewCountLabel } from "../crew-count-label";

/** The principal as JSON: instants are text. */
type PeekedPrincipal = Omit<PrincipalPreview, "retiredAt"> & { retiredAt: string | null };

/** Show a principal's summary: contact, approval policy, and vessels with crew counts. */
export function PrincipalPreviewPane(props: PreviewPaneProps) {
  const t = useTranslations("vessels.principals");
  const { preview: peeked, isFailed } = useRecordPreview<PeekedPrincipal>(
    `/PMSol/v1/Vessel/GetPrincipalPeek/${props.id}`,
  );
  const statusText = peeked ? t(peeked.retiredAt ? "tabs.retired" : "tabs.in-use") : "";
  return (
    <PreviewPane {...props} content={statusText} isFailed={isFailed} action={t("openFleet")}>
      {peeked ? <Facts principal={peeked} /> : null}
    </PreviewPane>
  );
}

function Facts({ principal }: { principal: PeekedPrincipal }) {
  const t = useTranslations("vessels.principals");
  const { address, email, phone, approvalPolicy, leastPairYears, isPairBlocking, vessels, vesselsInOperation } =
    principal;
  return (
    <PreviewFacts>
      <PreviewFact label={t("email")}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</PreviewFact>
      <PreviewFact label={t("phone")}>{phone ? <a href={`tel:${phone}`}>{phone}</a> : null}</PreviewFact>
      <PreviewFact label={t("address")}>{address}</PreviewFact>
      <PreviewFact label={t("policy")}>{t(`policies.${approvalPolicy}`)}</PreviewFact>
      <PreviewFact label={t("pairs")}>
        {leastPairYears === null ? null : t(isPairBlocking ? "pairNeeds" : "pairWants", { years: leastPairYears })}
      </PreviewFact>
      <PreviewFact label={t("vessels")}>
        {vessels.length === 0 ? t("noVessels") : <Fleet vessels={vessels} total={vesselsInOperation} />}
      </PreviewFact>
    </PreviewFacts>
  );
}

function Fleet({ vessels, total }: { vessels: PeekedPrincipal["vessels"]; total: number }) {
  const t = useTranslations("vessels");
  const list = useTranslations("vessels.list");
  return (
    <PreviewLines>
      {vessels.map(({ vesselId, vesselName, ...crew }) => (
        <li key={vesselId}>
          <Link href={`/dashboard/vessel-management/${vesselId}/details`} prefetch={false}>
            {vesselName}
          </Link>
          <span>{crewCountLabel(list, crew)}</span>
        </li>
      ))}
      {total > vessels.length ? <li>{t("principals.moreVessels", { count: total - vessels.length })}</li> : null}
    </PreviewLines>
  );
}
