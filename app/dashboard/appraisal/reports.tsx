import { reportAddress } from "@/components/features/appraisals/address";
import {
  Average,
  NextStep,
  ReportingState,
  ReviewState,
  SignOffDue,
} from "@/components/features/appraisals/crews/cells";
import type { Column } from "@/components/ui/list/columns/column";
import { can, type UserActor } from "@/lib/access/actor";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { listEmployeeAppraisals } from "@/lib/features/appraisals/crews/list-employee-appraisals";
import { appraisalSorts, appraisalTabs, waitKinds } from "@/lib/features/appraisals/crews/schema";
import type { AppraisalRow } from "@/lib/features/appraisals/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import type { ColumnsOf, ListViewer } from "../list-screen/declaration";
import { namedIn, visible } from "../list-screen/filters";
import { list } from "../list-screen/list-screen";
import type { TextKey } from "../list-screen/texts";

export const texts = "appraisal-lists";
type Viewer = ListViewer<typeof texts, string>;
type ReportColumn = Column<AppraisalRow, Viewer, TextKey<typeof texts>>;
type When = NonNullable<ReportColumn["when"]>;

export const keyOf = ({ assignmentId, employeeAppraisalId }: AppraisalRow) =>
  `${assignmentId}.${employeeAppraisalId ?? "new"}`;
const positionOf = ({ jobPosition, jobPositionNameId }: AppraisalRow, { locale }: Viewer) =>
  inLanguage(locale, { en: jobPosition, id: jobPositionNameId });
const isWritten = ({ employeeAppraisalId }: AppraisalRow) => employeeAppraisalId !== null;
const isReachable = (row: AppraisalRow, user: UserActor) => isWritten(row) || can(user, "appraisals:write");
const hrefOf = (row: AppraisalRow, { user }: Viewer) => (isReachable(row, user) ? reportAddress(row) : null);

const period = (id: string, when: When): ReportColumn => ({
  id,
  label: "columns.reportingPeriod",
  first: "desc",
  kind: "wrap",
  card: (row) => (isWritten(row) ? "fact" : undefined),
  when,
  text: ({ reportingPeriodFrom: from, reportingPeriodTo: to }, { date, shell }) =>
    from && `${date(from)} – ${date(to) ?? shell("empty")}`,
});

/** Period, dates, result and state of a report. Approved reports show the result, others the sign-off due. */
export const factsOf = (isPast: When, { isOwn = false } = {}): ReportColumn[] => [
  // Sorted by their day: the date of an approved report, the sign-off of the others.
  period("day", (viewer) => isPast(viewer) && !isOwn),
  period("reportingPeriod", (viewer) => !isPast(viewer) || isOwn),
  {
    id: isOwn ? "onBoardDate" : "onBoard",
    label: "columns.onBoardDate",
    text: ({ onBoardDate }, { date }) => date(onBoardDate),
  },
  {
    id: "day",
    label: "columns.offBoardDate",
    card: "fact",
    when: (viewer) => !isPast(viewer),
    cell: (row) => <SignOffDue row={row} />,
  },
  {
    id: "offBoardDate",
    label: "columns.offBoardDate",
    when: isPast,
    text: ({ offBoardDate }, { date }) => date(offBoardDate),
  },
  { id: "average", label: "columns.average", card: "fact", when: isPast, cell: (row) => <Average row={row} /> },
  {
    id: "reportingStatus",
    label: "columns.reportingStatus",
    kind: "status",
    card: (row) => (isWritten(row) ? undefined : "badge"),
    when: (viewer) => !isPast(viewer),
    cell: (row) => <ReportingState row={row} />,
  },
  {
    id: "reviewStatus",
    label: "columns.reviewStatus",
    kind: "status",
    card: "badge",
    cell: (row) => <ReviewState row={row} isOwn={isOwn} />,
  },
  {
    id: "revisionCount",
    label: "columns.revisionCount",
    align: "end",
    text: ({ revisionCount }) => (revisionCount > 0 ? revisionCount : ""),
  },
];

/** The seafarer of a report; in a list of the fleet with the position below, because the vessel has a column. */
export const seafarer = ({ ofFleet }: { ofFleet: boolean }): ColumnsOf<typeof texts, AppraisalRow> => [
  {
    id: "name",
    label: "columns.crewName",
    card: "title",
    kind: "wrap",
    text: ({ crewName }) => crewName,
    href: hrefOf,
    ...(ofFleet ? { second: positionOf } : {}),
  },
  { id: "seaFarerId", label: "columns.seaFarerId", text: ({ seaFarerId }) => seaFarerId },
  ofFleet
    ? { id: "jobPosition", label: "columns.vesselName", card: "fact", text: ({ vesselName }) => vesselName }
    : { id: "jobPosition", label: "columns.jobPosition", card: "fact", text: positionOf },
];

export const nextStep = (row: AppraisalRow, { user }: Viewer) =>
  isReachable(row, user) ? (
    <NextStep row={row} name={row.crewName} isOwn={false} mayWrite={can(user, "appraisals:write")} />
  ) : null;

const waits = ["all", ...waitKinds] as const;

/** Reports of a vessel: due or under review, approved, and all on board for a special request. Document 3 §2 */
export const vesselReports = list({
  name: "appraisal-crews",
  texts,
  tabs: appraisalTabs,
  sorts: appraisalSorts,
  order: (tab) => (tab === "history" ? "desc" : "asc"),
  filters: {
    // The work list of a head of the vessel links to one of them.
    waiting: visible({
      label: "waits.label",
      known: waits,
      options: namedIn("appraisal-lists.waits", waits),
      when: ({ tab }) => tab === "new-request",
    }),
  },
  load: ({ waiting, ...query }, { tab, route }) =>
    load(listAppraisals, { ...query, tab, vesselId: route.vesselId, waiting: waiting === "all" ? "" : waiting }),
}).view({
  label: ({ t, tab }) => t(`tabs.${tab}`),
  search: "searchPerson",
  keyOf,
  columns: [...seafarer({ ofFleet: false }), ...factsOf(({ tab }) => tab === "history")],
  actions: nextStep,
  empty: { title: "empty.title", text: ({ t, tab }) => t(`empty.${tab}`) },
});

/** A seafarer's own approved reports to read, download and countersign. product 5.12 */
export const ownReports = list({
  name: "appraisals-own",
  texts,
  load: (query) => load(listEmployeeAppraisals, query),
}).view({
  label: "own.title",
  keyOf,
  columns: [
    {
      id: "vesselName",
      label: "columns.vesselName",
      card: "title",
      kind: "wrap",
      text: ({ vesselName }) => vesselName,
      href: hrefOf,
    },
    { id: "jobPosition", label: "columns.jobPosition", card: "fact", text: positionOf },
    ...factsOf(() => true, { isOwn: true }),
  ],
  actions: (row) => <NextStep row={row} name={row.vesselName} isOwn mayWrite={false} />,
  empty: { title: "own.none", text: "own.noneText" },
});
