import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { AuditFilter } from "@/components/features/audit/filter";
import { AuditTable } from "@/components/features/audit/table";
import styles from "@/components/features/audit/audit.module.css";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  hrefWith,
  oneOf,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listAudit } from "@/lib/features/audit/list-audit";
import { listAuditFilters } from "@/lib/features/audit/list-audit-filters";
import { auditPageSize, operationCode } from "@/lib/features/audit/schema";
import { severities } from "@/lib/features/audit/severity.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { requireUser } from "../../require-user";

const table = "audit-log";
const defaults = { pageSize: auditPageSize, sorts: ["createdAt"], order: "desc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("audit"))("title") };
}

export default async function AuditLogPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, cookieStore] = await Promise.all([requireUser("audit:view"), searchParams, cookies()]);
  const [t, shell] = await Promise.all([getTranslations("audit"), getTranslations("shell")]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const auditFilter = {
    person: /^\d{1,9}$/.test(valueOf(params, "person")) ? valueOf(params, "person") : "",
    operation: operationCode.test(valueOf(params, "operation")) ? valueOf(params, "operation") : "",
    severity: oneOf(valueOf(params, "severity"), ["", ...severities]),
    from: isDay(valueOf(params, "from")) ? valueOf(params, "from") : "",
    until: isDay(valueOf(params, "until")) ? valueOf(params, "until") : "",
    signIns: valueOf(params, "signIns") === "true" ? "true" : "",
  };
  const [page, filters] = await Promise.all([
    orNull(
      load(listAudit, {
        pageNumber: pageIndex + 1,
        pageSize,
        filterList: search,
        ...auditFilter,
        signIns: auditFilter.signIns || "false",
      }),
    ),
    orNull(load(listAuditFilters, {})),
  ]);
  const exportHref = `/PMSol/v1/AuditLog/ExportAuditLog${hrefWith({ ...params, ...auditFilter }, { pageIndex: null, pageSize: null, search: null, filterList: search || null, signIns: auditFilter.signIns || "false" })}`;
  const isFiltered = search !== "" || pageIndex > 0 || Object.values(auditFilter).some(Boolean);
  const emptyState = emptyStateOf(page?.rows, {
    title: t("empty"),
    text: t(isFiltered ? "emptyText" : "emptyYet"),
    action: isFiltered ? { href: "/dashboard/users-management/audit-log", label: shell("list.clearFilters") } : null,
  });
  const action = (
    <a className={styles.export} href={exportHref} download>
      {t("export")}
    </a>
  );
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        count={await resultCountOf(page)}
        action={action}
      />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={
          <AuditFilter
            people={filters?.people ?? []}
            operations={filters?.operations ?? []}
            values={auditFilter}
            search={search}
            params={params}
          />
        }
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={auditPageSize}
            params={params}
          />
        }
      >
        {page ? <AuditTable rows={page.rows} /> : null}
      </ListTable>
    </>
  );
}
