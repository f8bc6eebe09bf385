import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { ExtensionsTable } from "@/components/features/manning/extensions/vessel-table";
import { scheduleAddress } from "@/components/features/manning/planning/address";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, tableCookie, type readListState, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { can } from "@/lib/access/actor";
import type { listVesselExtensions } from "@/lib/features/manning/extensions/list-vessel-extensions";
import { requireUser } from "../access/require-user";
import type { loadVesselSeats } from "./load-vessel-seats";
import { VesselHead } from "./vessel-head";

export const extensionTable = { name: "crew-extensions", pageSize: 50 };

type Props = {
  plan: Awaited<ReturnType<typeof loadVesselSeats>>;
  page: Awaited<ReturnType<typeof listVesselExtensions.execute>> | null;
  state: ReturnType<typeof readListState>;
  params: SearchParams;
  tabs: ReactNode;
};

/** Extension requests and their decisions. D2 §2 */
export async function VesselExtensions({ plan, page, state, params, tabs }: Props) {
  const [user, cookieStore, t, planning, shell] = await Promise.all([
    requireUser("manning:view"),
    cookies(),
    getTranslations("extensions.list"),
    getTranslations("planning"),
    getTranslations("shell.list"),
  ]);
  const { search, pageIndex, pageSize } = state;
  const total = page?.total ?? 0;
  return (
    <>
      <VesselHead
        side="approval-crew"
        plan={plan}
        title={plan.vesselName}
        chart
        action={
          <Button variant="outlined" component={Link} href={scheduleAddress("approval-crew", plan.vesselId)}>
            {planning("crew.chart")}
          </Button>
        }
      />
      {tabs}
      <ListTable
        name={extensionTable.name}
        label={t("tab")}
        choice={readChoice(cookieStore.get(tableCookie(extensionTable.name))?.value)}
        emptyState={emptyStateOf(page?.rows, {
          title: t("empty"),
          text: search ? shell("noneMatches") : t("emptyText"),
          action: search ? { href: "?tab=crew-extension", label: shell("clearFilters") } : null,
        })}
        tools={<ListSearch label={t("search")} />}
        footer={
          total > pageSize || pageIndex > 0 ? (
            <ListPagination
              table={extensionTable.name}
              total={total}
              pageIndex={pageIndex}
              pageSize={pageSize}
              defaultPageSize={extensionTable.pageSize}
              params={params}
            />
          ) : null
        }
      >
        {page ? <ExtensionsTable rows={page.rows} mayOpenCrew={can(user, "crew:view")} /> : null}
      </ListTable>
    </>
  );
}
