import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import {
  ExtensionReason,
  ExtensionState,
  NewOffBoardDate,
  SeafarerConsent,
} from "@/components/features/manning/extensions/cells";
import styles from "@/components/features/manning/extensions/extensions.module.css";
import { ExtensionActions } from "@/components/features/manning/extensions/row-actions";
import { scheduleAddress } from "@/components/features/manning/planning/address";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { can } from "@/lib/access/actor";
import { listVesselExtensions } from "@/lib/features/manning/extensions/list-vessel-extensions";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { list } from "../list-screen/list-screen";
import type { loadVesselSeats } from "./load-vessel-seats";
import { VesselHead } from "./vessel-head";

/** Extension requests of a vessel with dates, reason, the seafarer's answer and the decision. D2 §2, §3 */
export const vesselExtensions = list({
  name: "crew-extensions",
  texts: "extensions",
  pageSize: 50,
  load: (query, { route }) => load(listVesselExtensions, { ...query, vesselId: Number(route.vesselId) }),
}).view({
  label: "list.tab",
  search: "list.search",
  keyOf: ({ id }) => id,
  // Links from tasks and the approvals page lead to a row.
  rowOf: ({ id }, _, cells) => (
    <tr id={`extension-${id}`} className={styles.row}>
      {cells}
    </tr>
  ),
  columns: [
    {
      id: "name",
      label: "list.name",
      card: "title",
      text: ({ employeeName }) => employeeName,
      href: ({ crewId }, { user }) =>
        can(user, "crew:view") ? `/dashboard/crew-management/${crewId}/details?tab=crew-details` : null,
      second: ({ jobPosition, jobPositionNameId }, { locale }) =>
        inLanguage(locale, { en: jobPosition, id: jobPositionNameId }),
    },
    {
      id: "original",
      label: "list.original",
      align: "end",
      card: "fact",
      text: ({ offBoardOriginalDate }, { date }) => date(offBoardOriginalDate),
    },
    {
      id: "extended",
      label: "list.extended",
      align: "end",
      card: "fact",
      cell: (row) => <NewOffBoardDate row={row} />,
    },
    { id: "reason", label: "list.reason", card: "fact", cell: (row) => <ExtensionReason row={row} /> },
    { id: "consent", label: "list.consent", card: "fact", cell: (row) => <SeafarerConsent row={row} /> },
    { id: "status", label: "list.status", card: "badge", cell: (row) => <ExtensionState row={row} /> },
  ],
  actions: (row) => (row.mayDecide || row.mayWithdraw || row.mayConsent ? <ExtensionActions row={row} /> : null),
  empty: { title: "list.empty", text: "list.emptyText" },
});

type Props = { plan: Awaited<ReturnType<typeof loadVesselSeats>>; tabs: ReactNode; children: ReactNode };

/** The page of a vessel's extension requests. D2 §2 */
export async function VesselExtensions({ plan, tabs, children }: Props) {
  const t = await getTranslations("planning");
  return (
    <>
      <VesselHead
        side="approval-crew"
        plan={plan}
        title={plan.vesselName}
        chart
        action={
          <Button variant="outlined" component={Link} href={scheduleAddress("approval-crew", plan.vesselId)}>
            {t("crew.chart")}
          </Button>
        }
      />
      {tabs}
      {children}
    </>
  );
}
