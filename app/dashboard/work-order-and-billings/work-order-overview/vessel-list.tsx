import { vesselAddress } from "@/components/features/work-orders/addresses";
import { NextMonthBar } from "@/components/features/work-orders/periods/next-month";
import { SettledLink } from "@/components/features/work-orders/slips/settled-link";
import { getNextMonthToLock } from "@/lib/features/work-orders/periods/get-next-month-to-lock";
import { rupiah, signedRupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { getSlipVessel } from "@/lib/features/work-orders/slips/get-slip-vessel";
import { listSlipVessels } from "@/lib/features/work-orders/slips/list-slip-vessels";
import { slipVesselSorts } from "@/lib/features/work-orders/slips/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";
import { savedViews } from "../../list-screen/saved-views";
import { vesselName } from "../../list-screen/vessel-columns";

async function settledSlips() {
  const settled = await orNull(load(getSlipVessel, { vesselId: "none" }));
  return settled ? <SettledLink settled={settled} /> : null;
}

async function nextMonth() {
  const next = await orNull(load(getNextMonthToLock, {}));
  return next ? <NextMonthBar next={next} /> : null;
}

/** Vessels with people on board, this month's slips and blocked ones. Document 3 §2, §3 */
export const slipVessels = list({
  name: "slip-vessels",
  texts: "slips",
  views: savedViews("work-orders"),
  sorts: slipVesselSorts,
  load: (query) => load(listSlipVessels, query),
}).screen({
  title: "title",
  search: "search",
  keyOf: ({ id }) => id,
  columns: [
    vesselName("columns.vesselName", vesselAddress),
    {
      id: "crew",
      label: "columns.onBoard",
      align: "end",
      first: "desc",
      card: "fact",
      text: ({ totalOnBoardCrew }, { number }) => number(totalOnBoardCrew),
    },
    {
      id: "workOrders",
      label: "columns.workOrders",
      align: "end",
      first: "desc",
      card: "fact",
      text: ({ totalCrewWorkOrdersThisMonth }, { number }) => number(totalCrewWorkOrdersThisMonth),
    },
    {
      id: "takeHome",
      label: "columns.takeHome",
      align: "end",
      card: "fact",
      text: ({ totalTakeHomePayCrew }) => `Rp ${rupiah(totalTakeHomePayCrew)}`,
    },
    {
      id: "difference",
      label: "columns.difference",
      align: "end",
      card: "fact",
      text: (row) => signedRupiah(row.totalTakeHomePayCrew - row.totalTakeHomePayCrewBefore),
    },
    {
      id: "held",
      label: "columns.held",
      card: ({ held }) => (held > 0 ? "fact" : undefined),
      text: ({ held }, { t }) => t("heldOf", { count: held }),
    },
  ],
  action: settledSlips,
  above: nextMonth,
  empty: { title: "empty.vessels", text: "empty.vesselsText" },
});
