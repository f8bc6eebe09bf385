import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { listAddress, scheduleAddress, type ManningSide } from "@/components/features/manning/planning/address";
import { VesselPlanningHeader } from "@/components/features/manning/planning/vessel-header";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import type { loadVesselSeats } from "./load-vessel-seats";

type Props = {
  side: ManningSide;
  plan: Awaited<ReturnType<typeof loadVesselSeats>>;
  title: string;
  chart: boolean;
  action: ReactNode;
};

/** Breadcrumbs, vessel name and actions. `chart`: breadcrumbs include the chart. */
export async function VesselHead({ side, plan, title, chart, action }: Props) {
  const [t, shell] = await Promise.all([getTranslations("planning"), getTranslations("shell")]);
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t(`sides.${side}`), href: listAddress(side) },
    ...(chart ? [{ label: t("schedule.title"), href: scheduleAddress(side, plan.vesselId) }] : []),
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} title={title} />
      <VesselPlanningHeader plan={plan} action={action} />
    </>
  );
}
