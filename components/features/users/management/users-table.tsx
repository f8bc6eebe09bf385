import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { isProtected } from "@/lib/features/users/rules";
import type { ListedUser } from "@/lib/features/users/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { RowActions } from "./row-actions";

type Props = { rows: ListedUser[]; params: SearchParams; ownId: number };

export async function UsersTable({ rows, params, ownId }: Props) {
  const [t, users, shell, locale] = await Promise.all([
    getTranslations("users.management"),
    getTranslations("users"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const heads = ["name", "email", "role", "subRole", "tiedTo", "division", "status"] as const;
  return (
    <>
      <thead>
        <tr>
          {heads.map((key) => (
            <th key={key} scope="col" data-column={key}>
              {t(key)}
            </th>
          ))}
          <th scope="col" data-column="created" data-align="end">
            {t("created")}
          </th>
          <th scope="col" data-cell="actions">
            {shell("list.actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = [row.firstName, row.lastName].filter(Boolean).join(" ");
          const edit = hrefWith(params, { user: row.userId, add: null });
          const isSelf = row.userId === ownId;
          const role = users(`roles.${row.role}`);
          return (
            <tr key={row.userId}>
              <td data-card="title" title={name}>
                <Link href={edit} scroll={false} prefetch={false}>
                  {name}
                </Link>
                {isSelf ? ` (${t("you")})` : null}
              </td>
              <td data-card="fact" data-label={t("email")} title={row.email}>
                {row.email}
              </td>
              <td data-card="fact" data-label={t("role")} title={role}>
                {role}
              </td>
              <td data-muted={row.subRole ? undefined : ""}>
                {row.subRole ? users(`subRoles.${row.subRole}`) : t("none")}
              </td>
              <td
                data-muted={row.isTied && !row.tiedTo ? "" : undefined}
                data-card={row.isTied ? undefined : "fact"}
                data-label={row.isTied ? undefined : t("tiedTo")}
                title={row.isTied ? (row.tiedTo ?? undefined) : t("notTiedHelp")}
              >
                {row.isTied ? (row.tiedTo ?? shell("empty")) : <StatusBadge status="Pending" label={t("notTied")} />}
              </td>
              <td>{row.divisionId === 1 ? users("divisions.1") : users("divisions.2")}</td>
              <td data-card="badge">
                <StatusBadge
                  status={row.isActive ? "Active" : "Deactive"}
                  label={t(row.isActive ? "active" : "deactive")}
                />
              </td>
              <td data-align="end">{formatDate(dayOf(row.createdAt), locale)}</td>
              <td data-cell="actions" data-card="actions">
                <RowActions
                  user={{
                    userId: row.userId,
                    name,
                    role: row.role,
                    subRole: row.subRole,
                    divisionId: row.divisionId,
                    isActive: row.isActive,
                  }}
                  editHref={edit}
                  mayToggle={!isSelf && !isProtected(row.role)}
                  mayDelete={!isSelf}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
