import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ExtraPersons } from "@/components/features/ujbm/extra-persons/extra-persons";
import { MonthChooser } from "@/components/ui/list/filters/month-chooser";
import { VesselAmount } from "@/components/features/ujbm/months/vessel-amount";
import { VesselMovements } from "@/components/features/ujbm/months/vessel-movements";
import { VesselPayee } from "@/components/features/ujbm/payees/vessel-payee";
import { ListError } from "@/components/ui/list/list-error";
import type { SearchParams } from "@/components/ui/list/list-state";
import { PageHeader } from "@/components/ui/layout/page-header";
import { can } from "@/lib/access/actor";
import { listExtraPersons } from "@/lib/features/ujbm/extra-persons/list-extra-persons";
import { getVesselMonth } from "@/lib/features/ujbm/months/get-vessel-month";
import { getVesselPayees } from "@/lib/features/ujbm/payees/get-vessel-payees";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../access/require-user";
import { isId } from "../../../filter-bar";
import { monthQuery } from "../month-query";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("ujbm"))("title") };
}

/** Show one vessel's month: the formula, sign-ons and sign-offs behind the correction, payees, and extra persons. */
export default async function UjbmVesselPage({ params, searchParams }: Props) {
  const [user, { vesselId: id }, query] = await Promise.all([requireUser("ujbm:view"), params, searchParams]);
  if (!isId(id)) notFound();
  const [t, shell] = await Promise.all([getTranslations("ujbm"), getTranslations("shell")]);
  const vesselId = Number(id);
  const { months, year, years } = monthQuery(query);
  const payees = await load(getVesselPayees, { vesselId });
  const [month, extra] = await Promise.all([
    load(getVesselMonth, { vesselId, months, year }),
    orNull(load(listExtraPersons, { vesselId, months, year })),
  ]);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("title"), href: `/dashboard/crew-benefit/ujbm?months=${months}&year=${year}` },
        ]}
        title={payees.vesselName}
        action={<MonthChooser monthKey="months" months={months} year={year} years={years} />}
      />
      {month ? (
        <>
          <VesselAmount month={month} />
          <VesselMovements month={month} />
        </>
      ) : (
        <p>{t("vessel.notOperating")}</p>
      )}
      <VesselPayee month={month} payees={payees} />
      {extra ? <ExtraPersons extra={extra} vessel={payees} mayWrite={can(user, "ujbm:occasions")} /> : <ListError />}
    </>
  );
}
