import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { VesselProposals } from "@/components/features/manning/approvals/vessel-proposals";
import { PendingItemsSection } from "@/components/features/manning/approvals/pending-items-section";
import { refusalKey } from "@/components/features/manning/approvals/refusal-key";
import { Alert } from "@/components/ui/feedback/alert";
import { PageHeader } from "@/components/ui/layout/page-header";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { listProposals } from "@/lib/features/manning/approvals/list-proposals";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../access/require-user";
import { vesselIdOf } from "../../[vesselId]/vessel-id";
import { can } from "@/lib/access/actor";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vessel-answers"))("title") };
}

/**
 * Proposals awaiting the principal of one vessel. Those without exception can be approved together. product 5.9
 * "Batch"
 */
export default async function VesselAnswersPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query, t, waiting, page] = await Promise.all([
    requireUser("approvals:decide-as-principal"),
    params,
    searchParams,
    getTranslations("vessel-answers"),
    getTranslations("approvals.waiting"),
    getTranslations("approvals.page"),
  ]);
  const proposals = await load(listProposals, { vesselId: vesselIdOf(vesselId) });
  const key = refusalKey(valueOf(query, "refused") || undefined);
  const approved = Number(valueOf(query, "approved"));
  return (
    <>
      <PageHeader
        crumbs={[{ label: waiting("title"), href: "/dashboard/vessel-management/answers" }]}
        title={t("of", { vessel: proposals.vesselName })}
        lead={t("lead")}
      />
      {Number.isInteger(approved) && approved > 0 ? (
        <Alert severity="success" space="below-16">
          {t("approved", { count: approved })}
        </Alert>
      ) : null}
      <PendingItemsSection title={waiting("principal")}>
        <VesselProposals
          proposals={proposals}
          problem={key && page(key)}
          mayApproveAll={can(user, "approvals:approve-all")}
        />
      </PendingItemsSection>
    </>
  );
}
