import { IdleFilter } from "@/components/features/crew/list/idle-filter";
import {
  CertificateStatus,
  NextExpiry,
  PayLines,
  PersonMarks,
  PlannedOff,
  SinceStatus,
} from "@/components/features/crew/list/cells";
import styles from "@/components/features/crew/list/list.module.css";
import { CrewPreviewFrame } from "@/components/features/crew/list/preview-frame";
import { recordFromListHref } from "@/components/features/crew/list/record-from-list-href";
import { CrewSelectionBar } from "@/components/features/crew/list/selection-bar";
import { shortName } from "@/components/features/crew/short-name";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { CrewList } from "@/db/enums/crew";
import { vesselHref } from "@/lib/access/vessel-href";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import type { ListedCrew } from "@/lib/features/crew/schema";
import { daysToMaxTimeOnBoard } from "@/lib/features/crew/sea-time/time-on-board.rules";
import { listVisibility } from "@/lib/features/crew/visibility/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { file } from "../../list-screen/file";
import { list } from "../../list-screen/list-screen";
import { selection } from "../../list-screen/selection";
import { crewFilters } from "../list-filters";
import { listOf } from "../list-position";
import { exportAddress, sortsOf } from "../list-query";
import { cappedCounts, crewSource, NextSource } from "./source";

type Shown = { tab: CrewList; page: { rows: readonly ListedCrew[] } | null };
/** Finance sees payroll numbers instead of the service. product 5.11 */
const isFinance = ({ page }: Shown) => page?.rows.some(({ pay }) => pay !== null) ?? false;
const isCrewing = (shown: Shown) => !isFinance(shown);
const isOnBoard = ({ tab }: Pick<Shown, "tab">) => tab === "on-board";
const isOnBoardCrewing = (shown: Shown) => isOnBoard(shown) && isCrewing(shown);
const isAshoreCrewing = (shown: Shown) => !isOnBoard(shown) && isCrewing(shown);
const isLong = ({ statusSince, boardDays }: ListedCrew) =>
  urgency("stay", daysToMaxTimeOnBoard(statusSince, boardDays)) !== "none";

const vesselOf = (row: ListedCrew, shown: Shown) => {
  if (isFinance(shown)) return row.vesselName ?? row.lastVesselName;
  return isOnBoard(shown) ? row.vesselName : row.lastVesselName;
};

/** The seafarers of a tab: vessel, duration and certificate status. Document 2 §3 */
const peopleOn = (tabOfSorts: CrewList) =>
  list({
    ...crewSource,
    sorts: sortsOf(tabOfSorts),
    filters: crewFilters,
    load: async ({ level: _level, removal: _removal, confirmation: _confirmation, ...query }, { tab, number }) => {
      const page = await load(listCrew, { ...query, tab: tab === "blacklist" ? "all" : tab, allTabs: true });
      return cappedCounts(page, query.filterList !== "", { number });
    },
  }).view({
    label: ({ tab, t }) => t(`tabs.${tab}`),
    search: "screens.list.search",
    filterTitle: "screens.filters.title",
    keyOf: ({ id }) => id,
    peek: ({ id, isStopped }) => (isStopped ? null : id),
    columns: [
      {
        id: "name",
        label: "screens.list.name",
        also: {
          id: "familyName",
          label: "screens.list.familyName",
          when: ({ user }) => listVisibility(user).identity,
        },
        card: "title",
        text: ({ fullName }) => fullName,
        href: ({ id }, { params }, at) => recordFromListHref(id, { list: listOf(params), at }),
        marks: (row) => (row.suitabilityLevelId !== null || row.isStopped ? <PersonMarks row={row} /> : null),
      },
      { id: "employeeNumber", label: "screens.list.employeeNumber", text: ({ employeeNumber }) => employeeNumber },
      {
        id: "seafarerId",
        label: "screens.list.seafarerId",
        when: isCrewing,
        text: ({ seafarerId }) => seafarerId,
      },
      {
        id: "position",
        label: "screens.list.position",
        card: "fact",
        text: (row, { locale }) => inLanguage(locale, { en: row.position, id: row.positionNameId }),
      },
      {
        id: "vesselType",
        label: "screens.list.vesselType",
        when: isAshoreCrewing,
        title: (row, { locale }) => inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId }),
        text: (row, { locale }) => shortName(inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId })),
      },
      {
        id: "vessel",
        label: (shown) => shown.t(isAshoreCrewing(shown) ? "screens.list.lastVessel" : "screens.list.vessel"),
        card: (_, shown) => (isOnBoardCrewing(shown) ? "fact" : undefined),
        title: vesselOf,
        cell: (row, shown) => (
          <OptionalLink href={vesselHref(shown.user, row.lastVesselId)}>
            {vesselOf(row, shown) ?? shown.shell("empty")}
          </OptionalLink>
        ),
      },
      {
        id: "boardDuration",
        label: ({ tab, t }) => t(`screens.list.since.${tab === "blacklist" ? "all" : tab}`),
        first: "desc",
        when: isCrewing,
        card: (row, shown) => (isOnBoard(shown) && !isLong(row) ? undefined : "fact"),
        title: ({ boardDuration, statusSince }, { locale }) => `${boardDuration} · ${formatDate(statusSince, locale)}`,
        cell: (row, { tab }) => <SinceStatus row={row} tab={tab} />,
      },
      {
        id: "plannedOff",
        label: "screens.list.plannedOff",
        align: "end",
        card: "fact",
        when: isOnBoardCrewing,
        cell: (row) => <PlannedOff row={row} />,
      },
      {
        id: "certificateStatus",
        label: "screens.list.certificates",
        kind: "status",
        card: "badge",
        when: isCrewing,
        // Documents of resigned people are not renewed.
        cell: (row, { tab }) => <CertificateStatus row={row} isQuiet={tab === "resigned"} />,
      },
      {
        id: "nextExpiry",
        label: "screens.list.nextExpiry",
        align: "end",
        card: (_, shown) => (isOnBoard(shown) ? undefined : "fact"),
        when: isCrewing,
        cell: (row, { tab }) => <NextExpiry row={row} isQuiet={tab === "resigned"} />,
      },
      {
        id: "account",
        label: "screens.list.pay.account",
        card: "fact",
        when: isFinance,
        cell: ({ pay }) => <PayLines pay={pay} lines={["bankName", "accountNumber"]} />,
      },
      {
        id: "accountName",
        label: "screens.list.pay.accountName",
        kind: "short",
        when: isFinance,
        cell: ({ pay }) => <PayLines pay={pay} lines={["accountName"]} />,
      },
      {
        id: "identity",
        label: "screens.list.pay.identity",
        card: "fact",
        when: isFinance,
        cell: ({ pay }) => <PayLines pay={pay} lines={["idNumber", "npwpNumber"]} />,
      },
      {
        id: "ptkp",
        label: "screens.list.pay.ptkp",
        when: isFinance,
        cell: ({ pay }) => <PayLines pay={pay} lines={["ptkp"]} />,
      },
      {
        id: "bpjs",
        label: "screens.list.pay.bpjs",
        when: isFinance,
        cell: ({ pay }) => <PayLines pay={pay} lines={["bpjsKesehatanNumber", "bpjsKetenagakerjaanNumber"]} />,
      },
    ],
    tools: ({ page, params, query }) => (
      <IdleFilter count={page?.idle ?? 0} current={query.get("idle") ?? ""} params={params} />
    ),
    file: file({ label: "screens.list.export", address: ({ tab, query }) => exportAddress(tab, query) }),
    selection: selection({
      when: ({ tab }) => tab !== "all",
      // People whose processing is stopped are never exported.
      row: ({ id, fullName, isStopped }) => (isStopped ? null : { id, name: fullName }),
      bar: ({ tab, query, t }) => (
        <CrewSelectionBar address={exportAddress(tab, query) ?? ""} label={t("screens.list.exportChosen")} />
      ),
    }),
    empty: {
      title: ({ shell }) => shell("list.noData"),
      text: ({ t, tab }) => t(`screens.list.empty.${tab}`),
      noMatch: "screens.list.emptyNarrowed",
      next: ({ tab, user, shell }) => <NextSource tab={tab} user={user} vessels={shell("menu.vessel-management")} />,
    },
    frame: (rows, shown) => (
      <CrewPreviewFrame>{isFinance(shown) ? rows : <div className={styles.people}>{rows}</div>}</CrewPreviewFrame>
    ),
  });

export const people = peopleOn("off-board");
/** On board the next planned off-board comes first. */
export const peopleOnBoard = peopleOn("on-board");
