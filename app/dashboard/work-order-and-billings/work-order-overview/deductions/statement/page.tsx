import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { debtStatement, ownDeductions, slipsRoot } from "@/components/features/work-orders/addresses";
import { DebtStatementTable } from "@/components/features/work-orders/deductions/debt-statement";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { listDebts } from "@/lib/features/work-orders/deductions/list-debts";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("deductions"))("statement.title") };
}

/** The user's own statement of deductions. product 5.15, MLC A2.2 */
export default async function OwnStatementPage() {
  await requireUser("work-orders:deductions");
  const [t, slips, { balance, debts }] = await Promise.all([
    getTranslations("deductions"),
    getTranslations("slips"),
    load(listDebts, {}),
  ]);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: slips("titles.own"), href: slipsRoot },
          { label: t("own.title"), href: ownDeductions },
        ]}
        title={t("statement.title")}
        lead={balance > 0 ? t("total", { amount: rupiahText(balance) }) : t("noBalance")}
        action={<DownloadButton address={debtStatement} body={{}} label={t("statement.download")} variant="text" />}
      />
      <MissingSignsNote record={debts} />
      <DebtStatementTable debts={debts} />
    </>
  );
}
