import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { UserDialog } from "@/components/features/users/management/user-dialog";
import { UsersTable } from "@/components/features/users/management/users-table";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  hrefWith,
  readChoice,
  readListState,
  valuesOf,
  tableCookie,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listUsers } from "@/lib/features/users/list-users";
import { load } from "@/lib/platform/transport/page";
import { withoutViewMark } from "@/lib/features/views/rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { ListTools } from "../../list-tools";
import { filterBarOf } from "../../filter-bar";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../require-user";
import { loadAddressedDialog } from "./addressed-dialog";
import { roleOptionsOf } from "./role-options";

const table = "users";
const defaults = { pageSize: 10, sorts: ["name"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.management"))("title") };
}

export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("users:write"), searchParams, cookies()]);
  await openDefaultView("users", params);
  const [t, shell, roles] = await Promise.all([
    getTranslations("users.management"),
    getTranslations("shell"),
    roleOptionsOf(user),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const role = valuesOf(params, "role", (value) => roles.some((known) => known.value === value));
  const page = await orNull(load(listUsers, { pageNumber: pageIndex + 1, pageSize, search, role }));
  const filterBar = await filterBarOf({
    title: t("filter"),
    selects: [{ key: "role", label: t("roleFilter"), current: role, isMultiple: true, options: roles }],
    params,
  });
  const dialog = await orNull(loadAddressedDialog(params, user, roles));

  const add = (
    <Button
      variant="contained"
      component={Link}
      href={hrefWith(params, { add: 1, user: null })}
      scroll={false}
      startIcon={<Icon name="plus" />}
    >
      {t("add")}
    </Button>
  );
  const isFiltered = search !== "" || role !== "" || pageIndex > 0;
  const emptyState = emptyStateOf(page?.rows, {
    title: isFiltered ? shell("list.noData") : t("empty"),
    text: isFiltered ? shell("list.noneMatches") : t("emptyText"),
    action: isFiltered ? { href: `?view=${withoutViewMark}`, label: shell("list.clearFilters") } : null,
    fallback: add,
  });

  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }, { label: t("section") }]}
        title={t("title")}
        count={await resultCountOf(page)}
        action={add}
      />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={<ListTools list="users" label={t("search")} filterBar={filterBar} />}
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={params}
          />
        }
      >
        {page ? <UsersTable rows={page.rows} params={params} ownId={user.userId} /> : null}
      </ListTable>
      {dialog ? <UserDialog key={dialog.user?.userId ?? "add"} {...dialog} /> : null}
    </>
  );
}
