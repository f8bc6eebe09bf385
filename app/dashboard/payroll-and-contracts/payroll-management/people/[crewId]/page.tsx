import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { AllotmentsSection } from "@/components/features/work-orders/allotments/section";
import { DebtLedgerSection } from "@/components/features/work-orders/deductions/ledger-section";
import { AmendedReturnSection } from "@/components/features/work-orders/inputs/amended-return-section";
import { EmploymentPaySection } from "@/components/features/work-orders/inputs/employment-pay-section";
import { PayItemSections } from "@/components/features/work-orders/inputs/pay-item-sections";
import { WorkOrdersSection } from "@/components/features/work-orders/inputs/work-orders-section";
import { OpeningSumsSections } from "@/components/features/work-orders/inputs/opening-sums-sections";
import { YearLinks } from "@/components/features/work-orders/inputs/year-links";
import { PageHeader } from "@/components/ui/layout/page-header";
import type { SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { listAllotments } from "@/lib/features/work-orders/allotments/list-allotments";
import { listDebts } from "@/lib/features/work-orders/deductions/list-debts";
import { getPersonPay } from "@/lib/features/work-orders/inputs/get-person-pay";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../../../filter-bar";
import { requireUser } from "../../../../access/require-user";
import { yearQuery } from "../year-query";

type Props = { params: Promise<{ crewId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pay-data"))("people.title") };
}

/** A person's pay data of a year besides plan and agreement. product 5.15.6b */
export default async function PersonPayPage({ params, searchParams }: Props) {
  const [user, { crewId }, asked] = await Promise.all([requireUser("work-orders:view"), params, searchParams]);
  if (!isId(crewId)) notFound();
  const [t, shell, rates] = await Promise.all([
    getTranslations("pay-data"),
    getTranslations("shell"),
    getTranslations("rates"),
  ]);
  const { year, years } = yearQuery(asked);
  const pay = await load(getPersonPay, { crewId: Number(crewId), year });
  const today = dayOf(new Date());
  const [ledger, sent] = can(user, "work-orders:deductions")
    ? await Promise.all([load(listDebts, { crewId: pay.crewId }), load(listAllotments, { crewId: pay.crewId })])
    : [null, null];
  const of = { crewId: pay.crewId, name: pay.name, year, openMonth: pay.openMonth };
  const root = "/dashboard/payroll-and-contracts/payroll-management";
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: root },
          { label: t("people.title"), href: `${root}/people?year=${year}` },
        ]}
        title={pay.name}
        lead={t("person.lead", { number: pay.employeeNumber, year: String(year) })}
        action={<YearLinks year={year} years={years} params={asked} />}
      />
      <AmendedReturnSection pay={pay} of={of} />
      <EmploymentPaySection pay={pay} of={of} />
      <OpeningSumsSections pay={pay} of={of} />
      <PayItemSections pay={pay} of={of} />
      {ledger ? <DebtLedgerSection ledger={ledger} today={today} /> : null}
      {sent ? (
        <AllotmentsSection sent={sent} of={of} today={today} mayPropose={can(user, "work-orders:allot")} />
      ) : null}
      <WorkOrdersSection orders={pay.workOrders} />
    </>
  );
}
