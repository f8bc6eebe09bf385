import { shortName } from "@/components/features/crew/short-name";
import { CrewCount } from "@/components/features/vessels/crew-count";
import { VesselPreviewFrame } from "@/components/features/vessels/list/preview-frame";
import styles from "@/components/features/vessels/vessel.module.css";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import { hrefWith } from "@/components/ui/list/list-state";
import { vesselTabs } from "@/db/enums/vessels";
import { can, type UserActor } from "@/lib/access/actor";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { listPrincipals } from "@/lib/features/vessels/principals/list-principals";
import type { VesselRow } from "@/lib/features/vessels/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../filter-bar";
import { list } from "../list-screen/list-screen";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { check, several } from "../list-screen/panel-filters";
import { savedViews } from "../list-screen/saved-views";

const isInOperation = ({ tab }: { tab: string }) => tab === "in-operation";
const isInScrap = ({ tab }: { tab: string }) => tab === "in-scrap";
const doing = (row: VesselRow, locale: string) =>
  inLanguage(locale, { en: row.navigationStatus, id: row.navigationStatusNameId });

const Add = ({ label, user }: { label: string; user: UserActor }) =>
  can(user, "vessels:add") ? (
    <Button
      variant="contained"
      component={Link}
      href="/dashboard/vessel-management/add"
      startIcon={<Icon name="plus" />}
    >
      {label}
    </Button>
  ) : null;

/** Vessels of the division, in operation or scrapped. Document 2 §2, §3 */
export const vesselList = list({
  name: "vessels",
  texts: "vessels",
  views: savedViews("vessels"),
  tabs: vesselTabs,
  sorts: ["name", "type", "location", "principal", "crewOnBoard"],
  filters: {
    vesselType: several({
      label: "list.type",
      known: isId,
      options: async ({ user, locale }) =>
        (await load(listVesselTypes, { id: user.divisionId })).map(({ id, vesselTypeName, vesselTypeNameId }) => ({
          value: String(id),
          label: inLanguage(locale, { en: vesselTypeName, id: vesselTypeNameId }),
        })),
    }),
    principal: several({
      label: "list.principal",
      known: isId,
      options: async () => (await load(listPrincipals, {})).map(({ id, name }) => ({ value: String(id), label: name })),
    }),
    vacant: check({ label: "list.vacant", when: isInOperation }),
  },
  load: ({ principal, ...query }, { tab }) => load(listVessels, { ...query, principalId: principal, tab }),
}).screen({
  title: "list.title",
  tabLabel: (id, { t }) => t(`list.tabs.${id}`),
  action: ({ t, user }) => (
    <div className={styles.headActions}>
      {can(user, "vessels:lookups") ? (
        <Button variant="outlined" component={Link} href="/dashboard/vessel-management/principals">
          {t("principals.title")}
        </Button>
      ) : null}
      <Add label={t("list.add")} user={user} />
    </div>
  ),
  search: "list.search",
  filterTitle: "list.filter",
  keyOf: ({ id }) => id,
  peek: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "list.name",
      card: "title",
      text: ({ vesselName }) => vesselName,
      href: ({ id }) => `/dashboard/vessel-management/${id}/details`,
    },
    {
      id: "type",
      label: "list.type",
      card: "fact",
      title: (row, { locale }) => inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId }),
      text: (row, { locale }) => shortName(inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId })),
    },
    { id: "imoNumber", label: "list.imoNumber", text: ({ imoNumber }) => imoNumber },
    { id: "flag", label: "list.flag", kind: "short", text: ({ flag }) => flag },
    {
      id: "location",
      label: "list.location",
      card: "fact",
      title: (row, { locale, date }) =>
        [doing(row, locale), row.locationRecordedAt ? date(dayOf(row.locationRecordedAt)) : ""]
          .filter(Boolean)
          .join(", "),
      text: (row, { locale }) =>
        row.currentLocation ? [row.currentLocation, doing(row, locale)].filter(Boolean).join(" · ") : null,
    },
    {
      id: "principal",
      label: "list.principal",
      title: ({ principal }) => principal,
      cell: ({ principal, principalId }, { params, shell }) => (
        <OptionalLink
          href={principalId === null ? null : hrefWith(params, { principal: principalId, pageIndex: null })}
        >
          {principal ?? shell("empty")}
        </OptionalLink>
      ),
    },
    {
      id: "scrappedOn",
      label: "list.scrappedOn",
      align: "end",
      card: "fact",
      when: isInScrap,
      text: ({ scrappedOn }, { date }) => date(scrappedOn),
    },
    {
      id: "crewOnBoard",
      label: "list.crewOnBoard",
      align: "end",
      first: "desc",
      card: "fact",
      when: isInOperation,
      cell: (row) => <CrewCount vesselId={row.id} vesselName={row.vesselName} crew={row} vacant={row.vacantSeats} />,
    },
  ],
  empty: {
    title: "list.empty",
    text: ({ tab, t }) => t(tab === "in-scrap" ? "list.emptyScrap" : "list.emptyText"),
    next: ({ tab, t, user }) => (tab === "in-operation" ? <Add label={t("list.add")} user={user} /> : null),
  },
  frame: (rows) => <VesselPreviewFrame>{rows}</VesselPreviewFrame>,
});
