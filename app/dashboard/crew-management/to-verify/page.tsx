import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { VerificationQueue } from "@/components/features/crew/documents/verification-queue";
import styles from "@/components/features/crew/documents/verification-queue.module.css";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { hrefWith, readChoice, readListState, type SearchParams } from "@/components/ui/list/list-state";
import { listDocumentsToVerify } from "@/lib/features/crew/documents/list-documents-to-verify";
import { withoutViewMark } from "@/lib/features/views/rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { ListTools } from "../../list-tools";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../access/require-user";
import { filtersOf, filterOptions } from "./queue-filters";

const defaults = { pageSize: 10, sorts: ["waitingSince"], order: "asc" } as const;
const noTableChoice = readChoice(undefined);

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("work-lists.toVerify"))("title") };
}

/** Show documents to verify one at a time, the scan next to its fields. product 2.4 */
export default async function ToVerifyPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params] = await Promise.all([requireUser("crew:verify-certificate"), searchParams]);
  await openDefaultView("to-verify", params);
  const [t, crew, shell, format] = await Promise.all([
    getTranslations("work-lists.toVerify"),
    getTranslations("crew.screens"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const { pageIndex, search } = readListState(params, defaults, noTableChoice);
  const filters = filtersOf(params);
  const query = { filterList: search, kind: filters.kind, vesselId: filters.vessel, position: filters.position };
  const [page, filterBar] = await Promise.all([
    orNull(load(listDocumentsToVerify, { ...query, pageNumber: pageIndex + 1, pageSize: 1 })),
    orNull(filterOptions(user, filters, params)),
  ]);
  const isFiltered = search !== "" || Object.values(filters).some(Boolean);
  const isPast = pageIndex > 0 && (page?.total ?? 0) > 0;
  const backAction = isPast
    ? { href: hrefWith(params, { pageIndex: String((page?.total ?? 1) - 1) }), label: t("previous") }
    : isFiltered
      ? { href: `?view=${withoutViewMark}`, label: shell("list.clearFilters") }
      : null;
  const emptyState = emptyStateOf(page?.rows, {
    title: isFiltered ? shell("list.noData") : t("emptyTitle"),
    text: t(isPast ? "emptyPlace" : isFiltered ? "emptyNarrowed" : "empty"),
    action: backAction,
  });
  const document = page?.rows[0];
  const stepTo = (index: number) => hrefWith(params, { pageIndex: index > 0 ? String(index) : null });
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: crew("list.title"), href: "/dashboard/crew-management" },
        ]}
        title={t("title")}
        count={
          page
            ? `${format.number(page.totalIsCapped ? page.total - 1 : page.total)}${page.totalIsCapped ? "+" : ""}`
            : ""
        }
        lead={t("lead")}
      />
      <div className={styles.tools}>
        <ListTools list="to-verify" label={t("search")} filterBar={filterBar} />
      </div>
      {page && document ? (
        <VerificationQueue
          document={document}
          position={pageIndex + 1}
          total={page.totalIsCapped ? page.total - 1 : page.total}
          isMore={page.totalIsCapped}
          previous={pageIndex > 0 ? stepTo(pageIndex - 1) : null}
          next={pageIndex + 1 < page.total ? stepTo(pageIndex + 1) : null}
        />
      ) : (
        emptyState
      )}
    </>
  );
}
