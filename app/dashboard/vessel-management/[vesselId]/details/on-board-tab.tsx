import type { ReactNode } from "react";
import { TimeOnBoard } from "@/components/features/crew/time-on-board";
import { DaysLeft } from "@/components/features/manning/check-in-out/days-left";
import { JoinerAction, JoiningDay, Preparation } from "@/components/features/manning/check-in-out/joiner-cells";
import { OnBoardActions } from "@/components/features/manning/check-in-out/on-board-actions";
import { VacantSeatRow } from "@/components/features/manning/check-in-out/vacant-seat-row";
import { RequestExtensionButton } from "@/components/features/manning/extensions/request-button";
import { extendAddress } from "@/components/features/manning/planning/address";
import { CrewDocuments } from "@/components/features/vessels/detail/crew-documents";
import styles from "@/components/features/vessels/vessel.module.css";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { can, type UserActor } from "@/lib/access/actor";
import { grantOf } from "@/lib/access/permissions";
import { listJoiners } from "@/lib/features/manning/check-in-out/list-joiners";
import { listVesselCrew } from "@/lib/features/vessels/on-board/list-vessel-crew";
import { withVacancies } from "@/lib/features/vessels/on-board/rules";
import type { Vacancy, VesselCrewRow } from "@/lib/features/vessels/on-board/schema";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import type { ListViewer } from "../../../list-screen/declaration";
import { list } from "../../../list-screen/list-screen";
import { loadVessel } from "../load-vessel";

const texts = "vessels.detail";
type Viewer = ListViewer<typeof texts, string>;

/** A row is a person, or a vacant seat among them. */
type Line = { row: VesselCrewRow } | { seat: Vacancy };
/** A cell of a person. A vacant seat has a row of its own. */
const ofPerson =
  <C, Shown extends ReactNode>(show: (row: VesselCrewRow, context: C) => Shown) =>
  (line: Line, context: C) =>
    "row" in line ? show(line.row, context) : null;

/** Whether the user signs people on and off the vessel. */
const mayMove = (user: UserActor, { status }: VesselDetail) =>
  grantOf(user.role, user.subRole, "scheduling:check-in-out") === "Y" &&
  can(user, "scheduling:check-in-out") &&
  status === "in-operation";
const mayExtend = (user: UserActor, { status }: VesselDetail) =>
  can(user, "extensions:request") && status === "in-operation";

const recordHref = ({ crewId }: { crewId: number }, { user }: Viewer) =>
  can(user, "crew:view") ? `/dashboard/crew-management/${crewId}/details?tab=crew-details` : null;
type Ranked = { jobPositionName: string; jobPositionNameId: string };
const positionOf = ({ jobPositionName, jobPositionNameId }: Ranked, { locale }: Viewer) =>
  inLanguage(locale, { en: jobPositionName, id: jobPositionNameId });

const Documents = async ({ vesselId }: { vesselId: number }) => <CrewDocuments vessel={await loadVessel(vesselId)} />;

type ActionProps = { row: VesselCrewRow; vessel: VesselDetail; user: UserActor; today: string };
/** Sign a person off or request an extension: in a menu, or as the only button. */
function PersonActions({ row, vessel, user, today }: ActionProps) {
  const { crewId, vesselCrewId, fullName: name, offBoard, onBoard } = row;
  if (!mayMove(user, vessel))
    return offBoard ? (
      <RequestExtensionButton crewId={crewId} name={name} offBoard={offBoard} isOwn={crewId === user.crewId} />
    ) : null;
  return (
    <OnBoardActions
      today={today}
      vesselId={vessel.id}
      vesselCrewId={vesselCrewId ?? 0}
      crewId={crewId}
      name={name}
      mayUndo={can(user, "scheduling:undo-check-in") && onBoard === today}
      extendHref={mayExtend(user, vessel) && offBoard ? extendAddress("approval-crew", vessel.id, crewId) : null}
    />
  );
}

/** Who is on board and the vacant seats, in seat order. */
const onBoardCrew = list({
  name: "on-board-crew",
  texts,
  isWhole: true,
  load: async (_, { route }) => {
    const vesselId = Number(route.vesselId);
    const [vessel, { rows, vacancies }] = await Promise.all([loadVessel(vesselId), load(listVesselCrew, { vesselId })]);
    const lines: Line[] = withVacancies(rows, vacancies);
    return {
      rows: lines,
      total: lines.length,
      vessel,
      showsCertificates: rows.some(({ certificateStatus }) => certificateStatus !== null),
    };
  },
}).view({
  label: "tabs.on-board-crew",
  tools: ({ route }) => <Documents vesselId={Number(route.vesselId)} />,
  keyOf: (line) => ("row" in line ? line.row.id : `seat-${line.seat.vesselCrewId}`),
  rowOf: (line, { user }, cells) =>
    "seat" in line ? <VacantSeatRow seat={line.seat} span={cells.length - 3} open={can(user, "crew:view")} /> : null,
  columns: [
    {
      id: "name",
      label: "name",
      card: "title",
      text: ofPerson(({ fullName }) => fullName),
      href: ofPerson(recordHref),
    },
    { id: "crewId", label: "crewId", text: ofPerson(({ employeeIdNumber }) => employeeIdNumber) },
    { id: "seafarerId", label: "seafarerId", text: ofPerson(({ seafarerId }) => seafarerId) },
    {
      id: "position",
      label: "position",
      card: "fact",
      text: ofPerson(positionOf),
      marks: ofPerson(({ isHandover }, { t }: Viewer) =>
        isHandover ? <span className={styles.note}>{t("handover")}</span> : null,
      ),
    },
    {
      id: "onBoard",
      label: "onBoard",
      align: "end",
      text: ofPerson(({ onBoard }, { date }: Viewer) => date(onBoard)),
    },
    {
      id: "plannedOff",
      label: "plannedOff",
      align: "end",
      card: "fact",
      text: ofPerson(({ offBoard }, { date }: Viewer) => date(offBoard)),
    },
    {
      id: "left",
      label: "left",
      card: "fact",
      cell: ofPerson(({ daysLeft, durationTone }) =>
        daysLeft === null || durationTone === null ? null : <DaysLeft days={daysLeft} tone={durationTone} />,
      ),
    },
    {
      id: "timeOnBoard",
      label: "timeOnBoard",
      card: "fact",
      cell: ofPerson(({ onBoard }, { now }: Viewer) =>
        onBoard ? <TimeOnBoard since={onBoard} days={Math.max(0, daysBetween(onBoard, dayOf(now)))} /> : null,
      ),
    },
    {
      id: "certificates",
      label: "certificates",
      kind: "status",
      card: "badge",
      when: ({ page }) => page?.showsCertificates ?? false,
      cell: ofPerson(({ certificateStatus }, { t }: Viewer) =>
        certificateStatus ? (
          <StatusBadge status={certificateStatus} label={t(`certificateStatus.${certificateStatus}`)} />
        ) : null,
      ),
    },
  ],
  actions: (line, { page, user, now }) =>
    page &&
    "row" in line &&
    line.row.vesselCrewId !== null &&
    (mayMove(user, page.vessel) || mayExtend(user, page.vessel)) ? (
      <PersonActions row={line.row} vessel={page.vessel} user={user} today={dayOf(now)} />
    ) : null,
  empty: {
    title: "notFound",
    text: ({ t, page }) => t(page?.vessel.status === "in-scrap" ? "onBoardScrapped" : "onBoardEmpty"),
  },
});

const statusVariants = { Confirmed: "Approved", Pending: "Pending", Rejected: "Failed" } as const;

/** The people in Next with their readiness. */
const joiners = list({
  name: "joiners",
  texts,
  isWhole: true,
  load: async (_, { route }) => {
    const { rows } = await load(listJoiners, { vesselId: Number(route.vesselId) });
    return { rows, total: rows.length };
  },
}).view({
  label: "joiners",
  tools: ({ t }) => <h2>{t("joiners")}</h2>,
  keyOf: ({ id }) => id,
  columns: [
    { id: "name", label: "name", card: "title", text: ({ fullName }) => fullName, href: recordHref },
    { id: "crewId", label: "crewId", text: ({ employeeIdNumber }) => employeeIdNumber },
    { id: "position", label: "position", card: "fact", text: positionOf },
    { id: "joins", label: "joins", align: "end", card: "fact", cell: (row) => <JoiningDay row={row} /> },
    { id: "until", label: "until", align: "end", text: ({ endDate }, { date }) => date(endDate) },
    {
      id: "approval",
      label: "approval",
      card: "badge",
      cell: ({ summaryStatus }, { t }) => (
        <StatusBadge status={statusVariants[summaryStatus]} label={t(`summary.${summaryStatus}`)} />
      ),
    },
    {
      id: "certificates",
      label: "certificates",
      cell: ({ certificateStatus }, { t }) =>
        certificateStatus ? (
          <StatusBadge status={certificateStatus} label={t(`certificateStatus.${certificateStatus}`)} />
        ) : null,
    },
    {
      id: "preparation",
      label: "preparation",
      card: ({ missing }) => (missing.length > 0 ? "fact" : undefined),
      cell: (row, { route }) => <Preparation row={row} vesselId={Number(route.vesselId)} />,
    },
    { id: "relieves", label: "relieves", text: ({ replaces }) => replaces?.fullName },
  ],
  actions: (row, { route, now }) => <JoinerAction row={row} vesselId={Number(route.vesselId)} today={dayOf(now)} />,
  empty: { title: "notFound", text: "joinersEmpty" },
});

/** People on board and joiners. Document 2 §2 and §7 */
export async function OnBoardTab({ vessel, user }: { vessel: VesselDetail; user: UserActor }) {
  const opened = { user, params: {}, route: { vesselId: String(vessel.id) } };
  const [crew, next] = await Promise.all([onBoardCrew(opened), mayMove(user, vessel) ? joiners(opened) : null]);
  return (
    <>
      {crew}
      {next ? <div className={styles.block}>{next}</div> : null}
    </>
  );
}
