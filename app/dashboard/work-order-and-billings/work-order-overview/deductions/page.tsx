import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AskAdvanceButton } from "@/components/features/work-orders/deductions/buttons";
import { DebtTable } from "@/components/features/work-orders/deductions/ledger";
import { PageHeader } from "@/components/ui/layout/page-header";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { writePercent } from "@/lib/features/rates/percent.rules";
import { listDebts } from "@/lib/features/work-orders/deductions/list-debts";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { signedIn } from "../../../signed-in";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("deductions"))("own.title") };
}

/** What one owes oneself, and how to ask for an advance. product 5.15 */
export default async function OwnDeductionsPage() {
  await signedIn("work-orders:deductions");
  const [t, ledger] = await Promise.all([getTranslations("deductions"), load(listDebts, {})]);
  const { balance, share, debts, mayAsk } = ledger;
  return (
    <>
      <PageHeader
        crumbs={[]}
        title={t("own.title")}
        lead={`${balance > 0 ? t("total", { amount: rupiahText(balance) }) : t("noBalance")}. ${t("lead", { share: writePercent(share) })}`}
        action={mayAsk ? <AskAdvanceButton label={t("own.ask")} asked={{}} /> : undefined}
      />
      <DebtTable debts={debts} today={dayOf(new Date())} />
    </>
  );
}
