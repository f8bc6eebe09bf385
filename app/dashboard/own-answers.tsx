import { getTranslations } from "next-intl/server";
import { PacksTable } from "@/components/features/evidence/packs-table";
import { WaitingSection } from "@/components/features/manning/approvals/waiting-section";
import { WaitingTable } from "@/components/features/manning/approvals/waiting-table";
import { ListError } from "@/components/ui/list/list-error";
import { listDecided } from "@/lib/features/manning/approvals/list-decided";
import { listWaiting } from "@/lib/features/manning/approvals/list-waiting";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";

/** What waits for a principal's answer, and what they answered with the record of each. product 5.9 */
export async function OwnAnswers() {
  const [t, waiting, plans, packs] = await Promise.all([
    getTranslations("vessel-answers"),
    getTranslations("approvals.waiting"),
    attempt(load(listWaiting, {})),
    attempt(load(listDecided, {})),
  ]);
  return (
    <>
      <WaitingSection title={waiting("principal")}>
        {plans ? (
          <WaitingTable plans={plans} label={waiting("principal")} empty={waiting("principalEmpty")} opens="review" />
        ) : (
          <ListError />
        )}
      </WaitingSection>
      <WaitingSection title={t("decided")}>
        {packs ? <PacksTable packs={packs} reader="principal" empty={t("decidedEmpty")} /> : <ListError />}
      </WaitingSection>
    </>
  );
}
