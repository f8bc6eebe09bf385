import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { HistoryEntry } from "@/components/features/manning/history/entry";
import { crewAddress, listAddress } from "@/components/features/manning/planning/address";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, readListState, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { listSeatHistory } from "@/lib/features/manning/history/list-seat-history";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../access/require-user";
import { vesselIdOf } from "../../../../../vessel-management/[vesselId]/vessel-id";

const side = "planning";
const defaults = { pageSize: 10, sorts: ["startDate"], order: "desc" } as const;

type Props = { params: Promise<{ vesselId: string; seatId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("seat-history"))("title") };
}

/** All assignments of a seat with their events and recorded answers. */
export default async function SeatHistoryPage({ params, searchParams }: Props) {
  const [user, { vesselId, seatId }, query, t, planning, shell, locale] = await Promise.all([
    requireUser("evidence:view"),
    params,
    searchParams,
    getTranslations("seat-history"),
    getTranslations("planning"),
    getTranslations("shell.menu"),
    getLocale(),
  ]);
  if (!/^\d{1,9}$/.test(seatId)) notFound();
  const id = vesselIdOf(vesselId);
  const { pageIndex, pageSize } = readListState(query, defaults, readChoice(undefined));
  const history = await load(listSeatHistory, {
    vesselId: id,
    vesselCrewId: Number(seatId),
    pageNumber: pageIndex + 1,
    pageSize,
  });
  const position = inLanguage(locale, { en: history.jobPositionName, id: history.jobPositionNameId });
  const seat = history.sequence > 1 ? `${position} ${history.sequence}` : position;
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("dashboard"), href: "/dashboard" },
          { label: planning(`sides.${side}`), href: listAddress(side) },
          { label: history.vesselName, href: crewAddress(side, id) },
        ]}
        title={t("of", { seat })}
        lead={t("lead", { vessel: history.vesselName })}
      />
      {history.total === 0 ? <ListEmpty title={t("empty")} text={t("emptyText")} /> : null}
      {history.rows.map((holding) => (
        <HistoryEntry key={holding.assignmentId} entry={holding} mayOpenCrew={can(user, "crew:view")} />
      ))}
      {history.total > pageSize || pageIndex > 0 ? (
        <ListPagination
          table="seat-history"
          total={history.total}
          pageIndex={pageIndex}
          pageSize={pageSize}
          defaultPageSize={defaults.pageSize}
          params={query}
        />
      ) : null}
    </>
  );
}
