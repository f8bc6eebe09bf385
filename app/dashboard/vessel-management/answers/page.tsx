import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { forbidden } from "next/navigation";
import { PacksTable } from "@/components/features/evidence/packs-table";
import { PlansToApproveTable } from "@/components/features/manning/approvals/plans-to-approve-table";
import { PendingItemsSection } from "@/components/features/manning/approvals/pending-items-section";
import { WaitingExtensions } from "@/components/features/manning/extensions/waiting-table";
import { ListError } from "@/components/ui/list/list-error";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { listPlanContacts } from "@/lib/features/manning/contacts/list-plan-contacts";
import { listPrincipalAnswers } from "@/lib/features/manning/approvals/list-principal-answers";
import { can } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { listLongHandovers } from "@/lib/features/manning/approvals/list-long-handovers";
import { listSilentPrincipals } from "@/lib/features/manning/approvals/list-silent-principals";
import { listSilentSeafarers } from "@/lib/features/manning/approvals/list-silent-seafarers";
import { listPlansToApprove } from "@/lib/features/manning/approvals/list-plans-to-approve";
import { listWaitingExtensions } from "@/lib/features/manning/extensions/list-waiting-extensions";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("approvals.waiting"))("title") };
}

async function answers() {
  const user = await requireRouteAccess("/dashboard/vessel-management/answers");
  const mayRead = {
    principal: can(user, "approvals:decide-as-principal"),
    seafarer: can(user, "approvals:links"),
    extensions: can(user, "extensions:decide"),
    handovers: can(user, "manning:change"),
  };
  if (!Object.values(mayRead).includes(true)) forbidden();
  const isPrincipal = isAmong(user, "principals");
  const [t, answers, extensions, waiting, silentSeafarers, decided, requests, silentPrincipals, handovers] =
    await Promise.all([
      getTranslations("approvals.waiting"),
      getTranslations("vessel-answers"),
      getTranslations("extensions.waiting"),
      mayRead.principal ? orNull(load(listPlansToApprove, {})) : null,
      mayRead.seafarer ? orNull(load(listSilentSeafarers, {})) : null,
      isPrincipal ? orNull(load(listPrincipalAnswers, {})) : null,
      mayRead.extensions ? orNull(load(listWaitingExtensions, {})) : null,
      mayRead.seafarer ? orNull(load(listSilentPrincipals, {})) : null,
      mayRead.handovers ? orNull(load(listLongHandovers, {})) : null,
    ]);
  const asked = [...(silentSeafarers ?? []), ...(silentPrincipals ?? [])];
  const assignmentIds = asked.map(({ assignmentId }) => assignmentId);
  const list =
    (mayRead.seafarer && asked.length > 0 ? await orNull(load(listPlanContacts, { assignmentIds })) : null) ?? [];
  return (
    <PageTexts now={["approvals.call", "approvals.remind"]}>
      <PageHeader crumbs={[]} title={t("title")} />
      {mayRead.principal ? (
        <PendingItemsSection title={t("principal")}>
          {waiting ? (
            <PlansToApproveTable plans={waiting} label={t("principal")} empty={t("principalEmpty")} opens="review" />
          ) : (
            <ListError />
          )}
        </PendingItemsSection>
      ) : null}
      {isPrincipal ? (
        <PendingItemsSection title={answers("decided")}>
          {decided ? <PacksTable packs={decided} reader="principal" empty={answers("decidedEmpty")} /> : <ListError />}
        </PendingItemsSection>
      ) : null}
      {mayRead.extensions ? (
        <PendingItemsSection title={extensions("title")}>
          {requests ? <WaitingExtensions rows={requests} /> : <ListError />}
        </PendingItemsSection>
      ) : null}
      {mayRead.seafarer ? (
        <PendingItemsSection title={t("silentPrincipal")}>
          {silentPrincipals ? (
            <PlansToApproveTable
              plans={silentPrincipals}
              label={t("silentPrincipal")}
              empty={t("silentPrincipalEmpty")}
              opens="record"
              contacts={{ of: "principal", list }}
            />
          ) : (
            <ListError />
          )}
        </PendingItemsSection>
      ) : null}
      {mayRead.handovers ? (
        <PendingItemsSection title={t("handover")}>
          {handovers ? (
            <PlansToApproveTable plans={handovers} label={t("handover")} empty={t("handoverEmpty")} opens="vessel" />
          ) : (
            <ListError />
          )}
        </PendingItemsSection>
      ) : null}
      {mayRead.seafarer ? (
        <PendingItemsSection title={t("seafarer")}>
          {silentSeafarers ? (
            <PlansToApproveTable
              plans={silentSeafarers}
              label={t("seafarer")}
              empty={t("seafarerEmpty")}
              opens="record"
              contacts={{ of: "employee", list }}
            />
          ) : (
            <ListError />
          )}
        </PendingItemsSection>
      ) : null}
    </PageTexts>
  );
}

/** Proposals awaiting a principal's answer, and seafarers who have not answered. product 5.9 */
export default async function AnswersPage() {
  return accessBoundary(answers);
}
