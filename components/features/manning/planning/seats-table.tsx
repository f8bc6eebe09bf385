import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import type { SeatRights } from "@/lib/features/manning/planning/dialog-request.rules";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { byDepartment } from "@/lib/features/manning/planning/department.rules";
import { gapOf, isProposalDue, isUncovered, currentHolderOf } from "@/lib/features/manning/planning/gap.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween, fullMonths } from "@/lib/platform/calendar/period";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { joinerAddress } from "../../preparation/addresses";
import {
  answerAddress,
  seatHistoryAddress,
  proposeAddress,
  replaceAddress,
  seatAnchor,
  slotAddress,
  type ManningSide,
} from "./address";
import { AnswerButtons } from "./answer-buttons";
import styles from "./seats-table.module.css";
import { SeatActions } from "./seat-actions";

type Vessel = { vesselId: number; vesselName: string; principal: string | null };
/** gapActions: ways to fill a seat without a joiner. */
type Props = {
  rows: SeatRow[];
  vessel: Vessel;
  side: ManningSide;
  today: string;
  rights: SeatRights;
  /** Office users, who may also read stored answers. */
  mayReadHistory: boolean;
  gapActions?: (row: SeatRow, position: string) => ReactNode;
};

const seatOf = ({ vesselId, vesselCrewId, jobPositionId, jobPositionName, jobPositionNameId }: SeatRow) => ({
  vesselId,
  vesselCrewId,
  jobPositionId,
  jobPositionName,
  jobPositionNameId,
});
const removedOf = ({ crewId, employeeFullName, slot, startDate, endDate }: SlotView) => ({
  crewId,
  employeeFullName,
  slot,
  startDate,
  endDate,
});

/** List the five slots of every seat with people, dates and pending answers. D2 §3, §4 */
export function SeatsTable({ rows, vessel, side, today, rights, mayReadHistory, gapActions }: Props) {
  const t = useTranslations("planning.crew");
  const locale = useLocale();
  const mayAct = rights.mayWrite;
  return (
    <>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">{t("position")}</th>
          <th scope="col">{t("current")}</th>
          <th scope="col" data-column="gap">
            {t("between")}
          </th>
          <th scope="col">{t("next")}</th>
          <th scope="col" data-column="nextButOne">
            {t("nextButOne")}
          </th>
          <th scope="col" data-column="earlier">
            {t("earlier")}
          </th>
          {mayAct ? (
            <th scope="col" data-cell="actions">
              {t("actions")}
            </th>
          ) : null}
        </tr>
      </thead>
      {byDepartment(rows).map(({ department, rows: own }) => (
        <tbody key={department}>
          <tr className={styles.department} data-heading>
            <th scope="rowgroup" colSpan={mayAct ? 7 : 6}>
              {t(`departments.${department}`)}
            </th>
          </tr>
          {own.map((row) => {
            const position = inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId });
            const { Next, NextButOne, Previous, PrePrevious } = row.slots;
            const holder = currentHolderOf(row);
            const person = { side, row };
            return (
              <tr
                key={row.id}
                id={seatAnchor(row.vesselCrewId)}
                data-vacant={holder ? undefined : true}
                className={styles.row}
              >
                <td data-card="title" title={position}>
                  {position}
                  {row.sequence > 1 ? ` ${row.sequence}` : null}
                </td>
                <td data-card="fact" data-label={t("current")}>
                  {holder ? (
                    <>
                      <OnBoard {...person} slot={holder} today={today} />
                      <Answers {...person} slot={holder} />
                    </>
                  ) : (
                    <Vacant since={row.vacantSince} today={today} />
                  )}
                </td>
                <td
                  {...((gapOf(row)?.kind ?? "none") !== "none"
                    ? { "data-card": "fact", "data-label": t("between") }
                    : {})}
                >
                  <Gap row={row} />
                </td>
                <td data-card="fact" data-label={t("next")} className={styles.next}>
                  {Next ? (
                    <>
                      <Planned {...person} slot={Next} principal={vessel.principal}>
                        {side === "planning" && Next.summaryStatus === "Confirmed" ? (
                          <Prepare row={row} slot={Next} />
                        ) : null}
                      </Planned>
                      <Answers {...person} slot={Next} />
                      {mayAct && Next.summaryStatus === "Rejected" && Next.mayRemove ? (
                        <Replace row={row} slot={Next} />
                      ) : null}
                    </>
                  ) : (
                    <>
                      <span className={`${styles.muted} ${styles.none}`}>{t("noRelieverPlanned")}</span>
                      {mayAct && row.mayAddNext ? (
                        <Propose row={row} position={position} isDue={isProposalDue(row, today)} />
                      ) : null}
                    </>
                  )}
                  {isUncovered(row) ? gapActions?.(row, position) : null}
                </td>
                <td {...(NextButOne ? { "data-card": "fact", "data-label": t("nextButOne") } : {})}>
                  {NextButOne ? (
                    <>
                      <Planned {...person} slot={NextButOne} principal={vessel.principal} />
                      <Answers {...person} slot={NextButOne} />
                    </>
                  ) : null}
                </td>
                <td className={styles.earlier}>
                  <Earlier
                    slots={[PrePrevious, Previous].flatMap((slot) => slot ?? [])}
                    person={person}
                    history={mayReadHistory ? seatHistoryAddress(row.vesselId, row.vesselCrewId) : null}
                    position={position}
                  />
                </td>
                {mayAct ? (
                  <td data-cell="actions" data-card="actions">
                    <SeatActions
                      seat={seatOf(row)}
                      removable={[Next, NextButOne].flatMap((slot) => (slot?.mayRemove ? [removedOf(slot)] : []))}
                      vesselName={vessel.vesselName}
                      position={position}
                      mayAddNextButOne={row.mayAddNextButOne}
                      mayRemoveSeat={rights.mayRemoveSeats && row.isDeleteable}
                    />
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      ))}
    </>
  );
}

/** Show a vacant seat and since when it is vacant. */
function Vacant({ since, today }: { since: string | null; today: string }) {
  const t = useTranslations("planning.crew");
  const language = useLocale();
  return (
    <>
      <UrgencyBadge level="overdue" label={t("vacant")} />
      {since ? (
        <span className={styles.line}>
          {t("vacantSince", { date: formatDate(since, language), days: daysBetween(since, today) })}
        </span>
      ) : null}
    </>
  );
}

type EarlierProps = {
  slots: SlotView[];
  person: Omit<Person, "slot">;
  /** The address of the seat's history; null without permission. */
  history: string | null;
  position: string;
};

/** Fold the names of those who held the seat before, and link to its history. */
function Earlier({ slots, person, history, position }: EarlierProps) {
  const t = useTranslations("planning.crew");
  if (slots.length === 0 && !history) return null;
  return (
    <details className={styles.fold}>
      <summary aria-label={t("earlierOf", { position, count: slots.length })}>
        {t("earlierCount", { count: slots.length })}
      </summary>
      {slots.map((slot) => (
        <span key={slot.assignmentId} className={styles.line}>
          <Name {...person} slot={slot} />
        </span>
      ))}
      {history ? (
        <Link href={history} prefetch={false} className={styles.name} aria-label={t("historyOf", { position })}>
          {t("history")}
        </Link>
      ) : null}
    </details>
  );
}

type SeatAction = { href: string; label: string; variant?: "contained" | "outlined" | "text"; children: string };

/** Link that opens the dialog of a seat's Next. */
function SeatActionLink({ href, label, variant = "outlined", children }: SeatAction) {
  return (
    <Button
      size="small"
      variant={variant}
      height="touch-28"
      component={Link}
      href={href}
      scroll={false}
      aria-label={label}
    >
      {children}
    </Button>
  );
}

/** Propose button of an empty Next, filled only once it is time. */
function Propose({ row, position, isDue }: { row: SeatRow; position: string; isDue: boolean }) {
  const t = useTranslations("planning.crew");
  return (
    <SeatActionLink
      href={proposeAddress(row.vesselId, row.vesselCrewId, "Next")}
      label={t("proposeOf", { position })}
      variant={isDue ? "contained" : "text"}
    >
      {t("propose")}
    </SeatActionLink>
  );
}

/** Replace button of a rejected Next, in one step. */
function Replace({ row, slot }: Pick<Person, "row" | "slot">) {
  const t = useTranslations("candidates.dialog");
  const label = t("replaceOf", { name: slot.employeeFullName });
  return (
    <SeatActionLink href={replaceAddress(row.vesselId, row.vesselCrewId, "Next")} label={label}>
      {t("replace")}
    </SeatActionLink>
  );
}

/** Prepare button of a confirmed Next, marked when a check-up failed. */
function Prepare({ row: { vesselId, reasons }, slot: { crewId, employeeFullName } }: Pick<Person, "row" | "slot">) {
  const t = useTranslations("planning.crew");
  return (
    <>
      {reasons.includes("next-unprepared") ? <UrgencyBadge level="due" label={t("unprepared")} /> : null}
      <Link
        href={joinerAddress(vesselId, crewId)}
        prefetch={false}
        className={`${styles.name} ${styles.verb}`}
        aria-label={t("prepareOf", { name: employeeFullName })}
      >
        {t("prepare")}
      </Link>
    </>
  );
}

type Person = { side: ManningSide; row: SeatRow; slot: SlotView };

/** Link a name to the person's dialog on this seat. */
function Name({ side, row, slot }: Person) {
  const { vesselId, vesselCrewId } = row;
  const { crewId, employeeFullName } = slot;
  return (
    <Link
      href={slotAddress(side, { vesselId, vesselCrewId, slot: slot.slot, crewId })}
      scroll={false}
      prefetch={false}
      className={styles.name}
    >
      {employeeFullName}
    </Link>
  );
}

/** Answer buttons on the approval side while the principal's answer is pending. D2 §4 */
const Answers = ({ side, row, slot }: Person) =>
  side === "approval-crew" && slot.mayDecideAsPrincipal ? (
    <span className={styles.answers}>
      <AnswerButtons name={slot.employeeFullName} hrefOf={(answer) => answerAddress(row, slot, answer)} />
    </span>
  ) : null;

/** Show who is on board: off-board date in the documented colours, and marks for the tenth and eleventh month. */
function OnBoard({ today, ...person }: Person & { today: string }) {
  const t = useTranslations("planning.crew");
  const language = useLocale();
  const { endDate, daysLeft, onBoard } = person.slot;
  const months = onBoard ? fullMonths(onBoard, today) : 0;
  const days = daysLeft ?? 0;
  const level = urgency("sign-off", daysLeft);
  const left = days < 0 ? t("daysOver", { days: -days }) : t("daysLeft", { days });
  return (
    <>
      <Name {...person} />
      <span className={styles.line}>
        {level === "none" ? (
          <span className={styles.muted}>{t("until", { date: formatDate(endDate, language) })}</span>
        ) : (
          <UrgencyBadge level={level} label={left}>
            {formatDate(endDate, language)}
          </UrgencyBadge>
        )}
        {months >= 10 ? (
          <UrgencyBadge
            level={months >= 11 ? "overdue" : "soon"}
            label={t(months >= 11 ? "limit" : "near", { months })}
          />
        ) : null}
      </span>
      <ScheduleDifference slot={person.slot} />
    </>
  );
}

/** Mark a schedule that differs from the plan. The dialog behind the name moves one of them. */
function ScheduleDifference({ slot: { differences } }: { slot: SlotView }) {
  const t = useTranslations("gantt.scheduled");
  const language = useLocale();
  return differences.map(({ way, scheduled }) => (
    <span key={way} className={styles.line}>
      <UrgencyBadge level="due" label={t(way, { date: formatDate(scheduled, language) })} />
    </span>
  ));
}

const answerVariants = { Confirmed: "Approved", Pending: "Pending", Rejected: "Failed" } as const;

/** Show who joins: start date, status colour, and whose answer is pending. */
function Planned({ principal, children, ...person }: Person & { principal: string | null; children?: ReactNode }) {
  const t = useTranslations("planning");
  const language = useLocale();
  const { startDate, summaryStatus, principalStatus } = person.slot;
  const awaited =
    summaryStatus !== "Pending"
      ? null
      : principalStatus === "Pending"
        ? t("crew.needsPrincipal", { principal: principal ?? t("assignment.principalAnswer") })
        : t("crew.needsSeafarer");
  return (
    <>
      <span className={styles.first}>
        <Name {...person} />
        {children}
      </span>
      <span className={styles.line}>
        <StatusBadge status={answerVariants[summaryStatus]} label={t(`assignment.answers.${summaryStatus}`)} />{" "}
        <span className={styles.muted}>
          {[t("crew.from", { date: formatDate(startDate, language) }), awaited].filter(Boolean).join(" · ")}
        </span>
      </span>
      <ScheduleDifference slot={person.slot} />
    </>
  );
}

function Gap({ row }: { row: SeatRow }) {
  const t = useTranslations("planning.crew");
  const gap = gapOf(row);
  if (!gap) return null;
  if (gap.kind === "none") return <span className={styles.muted}>{t("seamless")}</span>;
  return <UrgencyBadge level={gap.kind === "gap" ? "due" : "soon"} label={t(gap.kind, { days: gap.days })} />;
}
