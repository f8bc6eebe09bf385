import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { gapOf, isProposalDue, currentHolderOf } from "@/lib/features/manning/planning/gap.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween, fullMonths } from "@/lib/platform/calendar/period";
import { urgency } from "@/lib/platform/calendar/urgency";
import { joinerAddress } from "../../preparation/addresses";
import {
  answerAddress,
  seatHistoryAddress,
  proposeAddress,
  replaceAddress,
  slotAddress,
  type ManningSide,
} from "./address";
import { AnswerButtons } from "./answer-buttons";
import styles from "./seat-cells.module.css";

type Seat = { side: ManningSide; row: SeatRow };

/** Show who is on board, or since when the seat is vacant. */
export function CurrentHolder({ today, ...seat }: Seat & { today: string }) {
  const holder = currentHolderOf(seat.row);
  return holder ? (
    <>
      <OnBoard {...seat} slot={holder} today={today} />
      <Answers {...seat} slot={holder} />
    </>
  ) : (
    <Vacant since={seat.row.vacantSince} today={today} />
  );
}

type NextProps = Seat & {
  position: string;
  principal: string | null;
  today: string;
  mayWrite: boolean;
  /** Ways to fill a seat without a joiner. */
  children?: ReactNode;
};

/** Show who joins next with the step that is due, or that there is no reliever. */
export function NextPerson({ side, row, position, principal, today, mayWrite, children }: NextProps) {
  const t = useTranslations("planning.crew");
  const { Next: slot } = row.slots;
  return (
    <span className={styles.next}>
      {slot ? (
        <>
          <Planned side={side} row={row} slot={slot} principal={principal}>
            {side === "planning" && slot.summaryStatus === "Confirmed" ? <Prepare row={row} slot={slot} /> : null}
          </Planned>
          <Answers side={side} row={row} slot={slot} />
          {mayWrite && slot.summaryStatus === "Rejected" && slot.mayRemove ? <Replace row={row} slot={slot} /> : null}
        </>
      ) : (
        <>
          <span className={`${styles.muted} ${styles.none}`}>{t("noRelieverPlanned")}</span>
          {mayWrite && row.mayAddNext ? (
            <Propose row={row} position={position} isDue={isProposalDue(row, today)} />
          ) : null}
        </>
      )}
      {children}
    </span>
  );
}

/** Show who joins after the next person. */
export function NextButOne({ principal, ...seat }: Seat & { principal: string | null }) {
  const { NextButOne: slot } = seat.row.slots;
  return slot ? (
    <>
      <Planned {...seat} slot={slot} principal={principal} />
      <Answers {...seat} slot={slot} />
    </>
  ) : null;
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

type EarlierProps = Seat & { position: string; mayReadHistory: boolean };

/** Fold the names of those who held the seat before, and link to its history. */
export function EarlierHolders({ position, mayReadHistory, ...seat }: EarlierProps) {
  const t = useTranslations("planning.crew");
  const { PrePrevious, Previous } = seat.row.slots;
  const slots = [PrePrevious, Previous].flatMap((slot) => slot ?? []);
  // The mark leaves the cell out on paper, also where it is blank.
  if (slots.length === 0 && !mayReadHistory) return <span className={styles.earlier} />;
  return (
    <details className={`${styles.fold} ${styles.earlier}`}>
      <summary aria-label={t("earlierOf", { position, count: slots.length })}>
        {t("earlierCount", { count: slots.length })}
      </summary>
      {slots.map((slot) => (
        <span key={slot.assignmentId} className={styles.line}>
          <Name {...seat} slot={slot} />
        </span>
      ))}
      {mayReadHistory ? (
        <Link
          href={seatHistoryAddress(seat.row.vesselId, seat.row.vesselCrewId)}
          prefetch={false}
          className={styles.name}
          aria-label={t("historyOf", { position })}
        >
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

type Person = Seat & { slot: SlotView };

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

/** Show the days between the current and the next person. */
export function Gap({ row }: { row: SeatRow }) {
  const t = useTranslations("planning.crew");
  const gap = gapOf(row);
  if (!gap) return null;
  if (gap.kind === "none") return <span className={styles.muted}>{t("seamless")}</span>;
  return <UrgencyBadge level={gap.kind === "gap" ? "due" : "soon"} label={t(gap.kind, { days: gap.days })} />;
}
