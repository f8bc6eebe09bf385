import { LinkedRecord } from "@/components/features/users/management/linked-record";
import { RowActions } from "@/components/features/users/management/row-actions";
import { UserDialog } from "@/components/features/users/management/user-dialog";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { roles } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { listUsers } from "@/lib/features/users/management/list-users";
import { isProtected } from "@/lib/features/users/rules";
import type { ListedUser } from "@/lib/features/users/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";
import { several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";
import { loadAddressedDialog } from "./addressed-dialog";
import { roleOptionsOf } from "./role-options";

const nameOf = ({ firstName, lastName }: ListedUser) => [firstName, lastName].filter(Boolean).join(" ");
/** What the actions of a row need; the browser gets nothing else of it. */
const managedOf = (row: ListedUser) => {
  const { userId, role, subRole, divisionId, isActive } = row;
  return { userId, role, subRole, divisionId, isActive, name: nameOf(row) };
};
const editHref = (params: SearchParams, userId: number) => hrefWith(params, { user: userId, add: null });

const Add = ({ label, params }: { label: string; params: SearchParams }) => (
  <Button
    variant="contained"
    component={Link}
    href={hrefWith(params, { add: 1, user: null })}
    scroll={false}
    startIcon={<Icon name="plus" />}
  >
    {label}
  </Button>
);

/** The dialog that the address opens. */
async function Dialog({ params, user }: { params: SearchParams; user: UserActor }) {
  const dialog = await orNull(loadAddressedDialog(params, user, await roleOptionsOf(user)));
  return dialog ? <UserDialog key={dialog.user?.userId ?? "add"} {...dialog} /> : null;
}

/** Accounts that the user manages. Document 1 §7 */
export const userList = list({
  name: "users",
  texts: "users",
  views: savedViews("users"),
  filters: {
    role: several({ label: "management.roleFilter", known: roles, options: ({ user }) => roleOptionsOf(user) }),
  },
  load: (query) => load(listUsers, query),
}).screen({
  title: "management.title",
  action: ({ t, params }) => <Add label={t("management.add")} params={params} />,
  search: "management.search",
  filterTitle: "management.filter",
  keyOf: ({ userId }) => userId,
  columns: [
    {
      id: "name",
      label: "management.name",
      card: "title",
      text: (row, { user, t }) =>
        row.userId === user.userId ? `${nameOf(row)} (${t("management.you")})` : nameOf(row),
      href: ({ userId }, { params }) => editHref(params, userId),
    },
    { id: "email", label: "management.email", card: "fact", text: ({ email }) => email },
    { id: "role", label: "management.role", card: "fact", text: ({ role }, { t }) => t(`roles.${role}`) },
    {
      id: "subRole",
      label: "management.subRole",
      isMuted: ({ subRole }) => !subRole,
      text: ({ subRole }, { t }) => (subRole ? t(`subRoles.${subRole}`) : t("management.none")),
    },
    {
      id: "tiedTo",
      label: "management.tiedTo",
      card: ({ isTied }) => (isTied ? undefined : "fact"),
      isMuted: ({ isTied, tiedTo }) => isTied && !tiedTo,
      title: ({ isTied, tiedTo }, { t }) => (isTied ? tiedTo : t("management.notTiedHelp")),
      cell: (row) => <LinkedRecord user={row} />,
    },
    {
      id: "division",
      label: "management.division",
      text: ({ divisionId }, { t }) => t(`divisions.${divisionId === 1 ? 1 : 2}`),
    },
    {
      id: "status",
      label: "management.status",
      card: "badge",
      cell: ({ isActive }, { t }) => (
        <StatusBadge
          status={isActive ? "Active" : "Deactive"}
          label={t(isActive ? "management.active" : "management.deactive")}
        />
      ),
    },
    {
      id: "created",
      label: "management.created",
      align: "end",
      text: ({ createdAt }, { date }) => date(dayOf(createdAt)),
    },
  ],
  actions: (row, { user, params }) => (
    <RowActions
      user={managedOf(row)}
      editHref={editHref(params, row.userId)}
      mayToggle={row.userId !== user.userId && !isProtected(row.role)}
      mayDelete={row.userId !== user.userId}
    />
  ),
  empty: {
    title: "management.empty",
    text: "management.emptyText",
    next: ({ t, params }) => <Add label={t("management.add")} params={params} />,
  },
  frame: (rows, { params, user }) => (
    <>
      {rows}
      <Dialog params={params} user={user} />
    </>
  ),
});
