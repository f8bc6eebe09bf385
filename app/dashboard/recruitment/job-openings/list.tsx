import { JobOpeningDialog } from "@/components/features/job-openings/admin/job-opening-dialog";
import { OpeningPreviewFrame } from "@/components/features/job-openings/admin/preview-frame";
import { RowActions } from "@/components/features/job-openings/admin/row-actions";
import { SelectedOpeningsBar } from "@/components/features/job-openings/admin/selected-openings-bar";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { jobOpeningPageSize, type ListedJobOpening } from "@/lib/features/job-openings/schema";
import { sizeName } from "@/lib/features/lookups/size-name.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";
import { namedIn } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { rankOptions, vesselTypeOptions } from "../../list-screen/options";
import { one, several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";
import { selection } from "../../list-screen/selection";
import { loadAddressedDialog } from "./addressed-dialog";

const statuses = ["open", "closed"] as const;
const rightsOf = (user: UserActor) => ({
  write: can(user, "job-openings:write"),
  remove: can(user, "job-openings:delete"),
});
const positionOf = (row: ListedJobOpening, locale: string) =>
  inLanguage(locale, { en: row.jobPositionNameEn, id: row.jobPositionName });
const vesselTypeOf = (row: ListedJobOpening, locale: string) =>
  inLanguage(locale, { en: row.vesselTypeName, id: row.vesselTypeNameId });
const nameOf = (row: ListedJobOpening, locale: string) => `${positionOf(row, locale)}, ${vesselTypeOf(row, locale)}`;
const editHref = (params: SearchParams, id: number) => hrefWith(params, { joi: id, add: null });

type AddProps = { label: string; user: UserActor; params: SearchParams };
const Add = ({ label, user, params }: AddProps) =>
  rightsOf(user).write ? (
    <Button
      variant="contained"
      component={Link}
      href={hrefWith(params, { add: 1, joi: null })}
      scroll={false}
      startIcon={<Icon name="plus" />}
    >
      {label}
    </Button>
  ) : null;

type DialogProps = { user: UserActor; params: SearchParams; rows: readonly ListedJobOpening[] };
/** The dialog that the address opens. */
async function Dialog({ user, params, rows }: DialogProps) {
  const mayWrite = rightsOf(user).write;
  if (!mayWrite && !can(user, "job-openings:draft-from-gap")) return null;
  const dialog = await orNull(loadAddressedDialog(params, { divisionId: user.divisionId, mayWrite }, [...rows]));
  return dialog ? <JobOpeningDialog key={dialog.opening?.id ?? "add"} {...dialog} /> : null;
}

/** Job openings of the division. Document 1 §2.2 */
export const jobOpeningList = list({
  name: "job-openings",
  texts: "job-openings.list",
  views: savedViews("job-openings"),
  pageSize: jobOpeningPageSize,
  sorts: ["createdAt", "position", "vesselType", "closesOn"],
  order: "desc",
  filters: {
    status: one({ label: "status", known: statuses, options: namedIn("job-openings.list.filters", statuses) }),
    position: several({ label: "position", known: isId, options: rankOptions }),
    vesselType: several({ label: "vesselType", known: isId, options: vesselTypeOptions }),
  },
  load: ({ status, ...query }) => load(listJobOpenings, { ...query, status: status || "all" }),
}).screen({
  title: "title",
  action: ({ t, user, params }) => <Add label={t("add")} user={user} params={params} />,
  search: "search",
  filterTitle: "filter",
  keyOf: ({ id }) => id,
  peek: ({ id }) => id,
  columns: [
    {
      id: "position",
      label: "position",
      card: "title",
      title: (row, { locale }) => positionOf(row, locale),
      cell: (row, { user, params, locale }) =>
        rightsOf(user).write ? (
          <Link href={editHref(params, row.id)} scroll={false} prefetch={false}>
            {positionOf(row, locale)}
          </Link>
        ) : (
          <a href={`/dashboard/registration?joi=${row.id}`} target="_blank" rel="noreferrer">
            {positionOf(row, locale)}
          </a>
        ),
    },
    {
      id: "vesselType",
      label: "vesselType",
      kind: "short",
      card: "fact",
      text: (row, { locale }) => vesselTypeOf(row, locale),
    },
    { id: "vesselSize", label: "vesselSize", text: ({ vesselSize }, { locale }) => sizeName(vesselSize, locale) },
    { id: "city", label: "city", kind: "short", text: ({ cityName }) => cityName },
    {
      id: "jobType",
      label: "jobType",
      text: ({ jobType, jobTypeId }, { locale }) => inLanguage(locale, { en: jobType, id: jobTypeId }),
    },
    {
      id: "experience",
      label: "experience",
      align: "end",
      kind: "spare",
      text: ({ yearsOfExperience }, { t }) => t("years", { count: yearsOfExperience }),
    },
    {
      id: "applicants",
      label: "applicants",
      align: "end",
      card: "fact",
      cell: (row, { user, t, locale }) => (
        <OptionalLink
          href={
            can(user, "applicants:view") && row.applicants > 0
              ? `/dashboard/recruitment/applicants-list?opening=${row.id}&tab=all`
              : null
          }
          label={t("applicantsOf", { count: row.applicants, name: positionOf(row, locale) })}
        >
          {row.applicants}
        </OptionalLink>
      ),
    },
    {
      id: "filled",
      label: "filled",
      align: "end",
      text: ({ hired, vacancies }, { t }) => t("filledOf", { hired, vacancies }),
    },
    {
      id: "createdAt",
      label: "openedOn",
      align: "end",
      first: "desc",
      text: ({ createdAt }, { date }) => date(dayOf(createdAt)),
    },
    { id: "closesOn", label: "closesOn", align: "end", text: ({ closesOn }, { date }) => date(closesOn) },
    {
      id: "status",
      label: "status",
      kind: "status",
      card: "badge",
      cell: ({ isOpen }, { t }) => (
        <StatusBadge status={isOpen ? "Open" : "Closed"} label={t(isOpen ? "open" : "closed")} />
      ),
    },
  ],
  actions: (row, { user, params, locale }) => (
    <RowActions
      id={row.id}
      name={nameOf(row, locale)}
      isOpen={row.isOpen}
      editHref={editHref(params, row.id)}
      rights={rightsOf(user)}
    />
  ),
  selection: selection({
    when: ({ user }) => rightsOf(user).write,
    row: (row, { locale }) => (row.isOpen ? { id: row.id, name: nameOf(row, locale) } : null),
    bar: () => <SelectedOpeningsBar />,
  }),
  empty: {
    title: "empty",
    text: ({ t }) => `${t("emptyText")}. ${t("emptyNext")}`,
    next: ({ t, user, params }) => <Add label={t("add")} user={user} params={params} />,
  },
  frame: (rows, { user, params, page }) => (
    <>
      <OpeningPreviewFrame>{rows}</OpeningPreviewFrame>
      <Dialog user={user} params={params} rows={page?.rows ?? []} />
    </>
  ),
});
