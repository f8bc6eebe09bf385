import styles from "@/components/features/crew/forecast/forecast.module.css";
import { ForecastDue, ForecastLevel, ForecastStay } from "@/components/features/crew/forecast/cells";
import { resolveHref } from "@/components/features/crew/forecast/resolve-href";
import { recordHref } from "@/components/features/crew/record-href";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { vesselHref } from "@/lib/access/vessel-href";
import { forecastGroups, forecastSorts } from "@/lib/features/crew/compliance/schema";
import { listComplianceForecast } from "@/lib/features/crew/forecast/list-compliance-forecast";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { file } from "../../list-screen/file";
import { list } from "../../list-screen/list-screen";
import { queryOf } from "../../list-screen/load-list";
import { savedViews } from "../../list-screen/saved-views";
import { crewCrumb } from "../crew-crumb";
import { forecastFilters } from "./filters";

const groups = ["none", ...forecastGroups] as const;
const groupOf = (params: SearchParams) => oneOf(valueOf(params, "group"), groups);

/** What the operations call level and vessel. */
const inputOf = <Q extends { vessel: string }>({ vessel, ...query }: Q, tab: string) => ({
  ...query,
  vesselId: vessel,
  level: tab === "all" ? "" : tab,
});

type Updated = { page: { computedAt: Date | null } | null; date: (value: Date | null) => string | null };
const updatedTime = ({ page, date }: Updated) => (page?.computedAt ? `${date(page.computedAt)} WIB` : null);

/** Expected problems of current and planned assignments, as computed last night. product 2.4 */
export const forecastList = list({
  name: "compliance-forecast",
  texts: "work-lists.forecast",
  views: savedViews("compliance-forecast"),
  tabs: ["all", "block", "warn"],
  sorts: forecastSorts,
  filters: forecastFilters,
  load: async (query, viewer) => {
    const page = await load(listComplianceForecast, inputOf(query, viewer.tab));
    const isByPerson = query.group === "person";
    return {
      ...page,
      // In groups, the heading shows the number of groups, as the work list does.
      ...(page.groups === null ? {} : { headText: viewer.number(page.groups), outOf: null }),
      rows: page.rows.map((row, at) => ({
        ...row,
        isFurther: isByPerson && row.crewId === page.rows[at - 1]?.crewId,
      })),
    };
  },
}).screen({
  title: "title",
  crumbs: async ({ home }) => [home, await crewCrumb()],
  lead: (shown) => {
    const time = updatedTime(shown);
    return `${shown.t("lead")} ${time ? shown.t("computed", { time }) : ""}`.trim();
  },
  isLeadWide: true,
  tabTone: (tab, { page }) => (tab === "block" && page?.counts.block ? "error" : undefined),
  search: "search",
  filterTitle: "filter",
  keyOf: ({ id }) => id,
  group: ({ vesselName }, { params }) => (groupOf(params) === "vessel" ? vesselName : null),
  columns: [
    {
      id: "name",
      label: "name",
      card: "title",
      isMuted: ({ isFurther }) => isFurther,
      title: ({ fullName, employeeNumber }) => `${fullName}, ${employeeNumber}`,
      text: ({ fullName }) => fullName,
      href: ({ crewId }) => recordHref(crewId, "certification"),
    },
    {
      id: "rank",
      label: "rank",
      kind: "short",
      text: (row, { locale }) => inLanguage(locale, { en: row.position, id: row.positionNameId }),
    },
    {
      id: "vessel",
      label: "vessel",
      card: "fact",
      title: ({ vesselName }) => vesselName,
      cell: ({ vesselId, vesselName }, { user }) => (
        <OptionalLink href={vesselHref(user, vesselId)}>{vesselName}</OptionalLink>
      ),
    },
    { id: "joining", label: "stay", card: "fact", cell: (row) => <ForecastStay row={row} /> },
    {
      id: "level",
      label: "level",
      kind: "status",
      card: "badge",
      cell: ({ level }) => <ForecastLevel level={level} />,
    },
    { id: "dueOn", label: "dueOn", align: "end", card: "fact", cell: (row) => <ForecastDue row={row} /> },
    {
      id: "what",
      label: "what",
      card: "fact",
      title: ({ text }) => text,
      cell: ({ crewId, code, text }) => (
        <Link href={resolveHref(crewId, code)} prefetch={false} className={styles.what}>
          {text}
        </Link>
      ),
    },
  ],
  // A phone has the groups in the panel of the filters.
  tools: ({ t, params }) => (
    <span data-wide>
      <ListFilter
        label={t("group")}
        current={groupOf(params)}
        choices={groups.map((id) => ({
          id,
          label: t(`groups.${id}`),
          href: hrefWith(params, { group: id === "none" ? null : id, pageIndex: null }),
        }))}
      />
    </span>
  ),
  file: file({
    label: "export",
    address: ({ query, tab }) => {
      const { vessel = "", ...asked } = Object.fromEntries(query);
      return `/PMSol/v1/Employee/DownloadComplianceForecast?${queryOf(inputOf({ vessel, ...asked }, tab))}`;
    },
  }),
  empty: {
    title: ({ shell }) => shell("list.noData"),
    text: (shown) => {
      const time = updatedTime(shown);
      return time ? `${shown.t(`empty.${shown.tab}`)} ${shown.t("lastComputed", { time })}` : shown.t("notComputed");
    },
  },
});
