import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AllotmentsSection } from "@/components/features/work-orders/allotments/section";
import { RequestAdvanceButton, CashButton } from "@/components/features/work-orders/deductions/buttons";
import { DebtTable } from "@/components/features/work-orders/deductions/debt-table";
import { ownStatement } from "@/components/features/work-orders/addresses";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { can } from "@/lib/access/actor";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { listAllotments } from "@/lib/features/work-orders/allotments/list-allotments";
import { listCashPeople } from "@/lib/features/work-orders/deductions/list-cash-people";
import { listDebts } from "@/lib/features/work-orders/deductions/list-debts";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("deductions"))("own.title") };
}

/** The user's own debts, with a form to request an advance. product 5.15 */
export default async function OwnDeductionsPage() {
  const user = await requireUser("work-orders:deductions");
  const [t, ledger, sent] = await Promise.all([
    getTranslations("deductions"),
    load(listDebts, {}),
    load(listAllotments, {}),
  ]);
  const { crewId, name, openMonth, balance, share, debts, mayAsk } = ledger;
  const today = dayOf(new Date());
  const { people } = can(user, "work-orders:record-cash") ? await load(listCashPeople, {}) : { people: [] };
  return (
    <>
      <PageHeader
        crumbs={[]}
        title={t("own.title")}
        lead={`${balance > 0 ? t("total", { amount: rupiahText(balance) }) : t("noBalance")}. ${t("lead", { share: formatPercent(share) })}`}
        action={
          <>
            <Button variant="text" component={Link} href={ownStatement}>
              {t("statement.open")}
            </Button>
            {people.length > 0 ? <CashButton label={t("cash.action")} dialogProps={{ people, today }} /> : null}
            {mayAsk ? <RequestAdvanceButton label={t("own.ask")} dialogProps={{}} /> : null}
          </>
        }
      />
      <DebtTable debts={debts} today={today} />
      <AllotmentsSection sent={sent} of={{ crewId, name, openMonth }} today={today} mayPropose={false} />
    </>
  );
}
