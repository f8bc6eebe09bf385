import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { debtStatement } from "@/components/features/work-orders/addresses";
import { DebtStatementTable } from "@/components/features/work-orders/deductions/debt-statement";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { listDebts } from "@/lib/features/work-orders/deductions/list-debts";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../../../../filter-bar";
import { requireUser } from "../../../../../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("deductions"))("statement.title") };
}

/** The statement of a seafarer's deductions, for finance. product 5.15, MLC A2.2 */
export default async function StatementPage({ params }: { params: Promise<{ crewId: string }> }) {
  const [, { crewId }] = await Promise.all([requireUser("work-orders:deductions"), params]);
  if (!isId(crewId)) notFound();
  const [t, pay, rates, shell, ledger] = await Promise.all([
    getTranslations("deductions"),
    getTranslations("pay-data"),
    getTranslations("rates"),
    getTranslations("shell"),
    load(listDebts, { crewId: Number(crewId) }),
  ]);
  const root = "/dashboard/payroll-and-contracts/payroll-management";
  const { name, employeeNumber, balance, debts } = ledger;
  const amountDue = balance > 0 ? t("total", { amount: rupiahText(balance) }) : t("noBalance");
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: root },
          { label: pay("people.title"), href: `${root}/people` },
          { label: name, href: `${root}/people/${ledger.crewId}` },
        ]}
        title={t("statement.title")}
        lead={`${name}, ${employeeNumber}. ${amountDue}`}
        action={
          <DownloadButton
            address={debtStatement}
            body={{ crewId: ledger.crewId }}
            label={t("statement.download")}
            variant="text"
          />
        }
      />
      <MissingSignsNote record={ledger} />
      <DebtStatementTable debts={debts} />
    </>
  );
}
