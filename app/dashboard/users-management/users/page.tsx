import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { UserDialog } from "@/components/features/users/management/user-dialog";
import { UsersTable } from "@/components/features/users/management/users-table";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { hitsOf } from "@/components/ui/layout/hits";
import { listInstead } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  hrefWith,
  readChoice,
  readListState,
  severalOf,
  tableCookie,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listUsers } from "@/lib/features/users/list-users";
import { load } from "@/lib/platform/transport/page";
import { noView } from "@/lib/features/views/rules";
import { attempt } from "@/lib/platform/transport/attempt";
import { ListTools } from "../../list-tools";
import { narrowingOf } from "../../narrowing";
import { openDefaultView } from "../../open-default-view";
import { signedIn } from "../../signed-in";
import { dialogOf } from "./dialog";
import { roleOptionsOf } from "./role-options";

const table = "users";
const defaults = { pageSize: 10, sorts: ["name"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.management"))("title") };
}

export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, jar] = await Promise.all([signedIn("users:write"), searchParams, cookies()]);
  await openDefaultView("users", params);
  const [t, shell, roles] = await Promise.all([
    getTranslations("users.management"),
    getTranslations("shell"),
    roleOptionsOf(user),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const role = severalOf(params, "role", (value) => roles.some((known) => known.value === value));
  const page = await attempt(load(listUsers, { pageNumber: pageIndex + 1, pageSize, search, role }));
  const narrowing = await narrowingOf({
    title: t("filter"),
    selects: [{ key: "role", label: t("roleFilter"), current: role, several: true, options: roles }],
    params,
  });
  const dialog = await attempt(dialogOf(params, user, roles));

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
  const isNarrowed = search !== "" || role !== "" || pageIndex > 0;
  const instead = listInstead(page?.rows, {
    title: isNarrowed ? shell("list.noData") : t("empty"),
    text: isNarrowed ? shell("list.noneMatches") : t("emptyText"),
    way: isNarrowed ? { href: `?view=${noView}`, label: shell("list.clearFilters") } : null,
    otherwise: add,
  });

  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }, { label: t("section") }]}
        title={t("title")}
        count={await hitsOf(page)}
        action={add}
      />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        instead={instead}
        tools={<ListTools list="users" label={t("search")} narrowing={narrowing} />}
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
