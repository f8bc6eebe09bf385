import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import {
  detailsAddress,
  tabOfState,
  type SchedulingSection,
} from "@/components/features/scheduling/lists/section-addresses";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { findOwnSchedule } from "@/lib/features/scheduling/crews/find-own-schedule";
import { load } from "@/lib/platform/transport/page";
import { openDefaultView } from "./open-default-view";
import { incompleteSchedules, scheduleStates } from "./schedule-states";
import { scheduleVessels } from "./schedule-vessels";
import { requireUser } from "./access/require-user";
import { isAmong } from "@/lib/access/roles";

const views = ["vessels", "waiting", "everybody"] as const;
const lists = { vessels: scheduleVessels, waiting: incompleteSchedules, everybody: scheduleStates };

/** Shows a seafarer's own latest schedule, or an empty state. product 5.12 */
async function OwnSchedule({ entrance }: { entrance: SchedulingSection }) {
  const [t, own] = await Promise.all([getTranslations("scheduling-lists"), load(findOwnSchedule, {})]);
  if (own) {
    const { onBoardStatus, employeeSchedulingStatusId: state } = own;
    const history = onBoardStatus === "Cancelled" || onBoardStatus === "CheckedOut";
    redirect(detailsAddress(entrance, own, { tab: history ? "history" : tabOfState(entrance, state), history }));
  }
  return <ScreenMessage title={t("own.none")} text={t("own.noneText")} />;
}

type Props = { entrance: SchedulingSection; searchParams: Promise<SearchParams> };

/** The vessels of an area, waiting people of all vessels, and people by status. D3 §2 */
export async function Schedules({ entrance, searchParams }: Props) {
  const [user, params, t, shell] = await Promise.all([
    requireUser("scheduling:view"),
    searchParams,
    getTranslations("scheduling-lists"),
    getTranslations("shell"),
  ]);
  if (isAmong(user, "crew-members")) return <OwnSchedule entrance={entrance} />;
  await openDefaultView(entrance === "onboard-scheduling" ? "schedules" : "travel", params);
  const view = oneOf(valueOf(params, "tab"), views);
  return (
    <>
      <PageHeader crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]} title={t(`titles.${entrance}`)} />
      <ListTabs
        label={t("views.label")}
        tabs={views.map((id) => ({ id, label: t(`views.${id}`), href: hrefWith({}, { tab: id }) }))}
        current={view}
      />
      {await lists[view][entrance]({ user, params })}
    </>
  );
}
