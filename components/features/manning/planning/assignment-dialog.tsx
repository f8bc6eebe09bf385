"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Button } from "@/components/ui/layout/button";
import { DetailList } from "@/components/ui/layout/detail-list";
import { Link } from "@/components/ui/layout/link";
import type { PlanContact } from "@/lib/features/manning/contacts/schema";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { CallNote } from "../contacts/call-note";
import { RemindButton } from "../contacts/remind-button";
import { answerAddress, extendAddress, proposeAddress, replaceAddress, type ManningSide } from "./address";
import { AnswerButtons } from "./answer-buttons";
import { ChangeDatesDialog } from "./change-dates-dialog";
import { PlanDifferences } from "./plan-differences";

type Props = {
  row: SeatRow;
  slot: SlotView;
  vesselName: string;
  principal: string | null;
  today: string;
  /** This side of manning changes plans. */
  mayWrite: boolean;
  /** The side where the extension request opens; null without permission. */
  extensionSide: ManningSide | null;
  mayOpenCrew: boolean;
  /** This side of manning answers for the principal. */
  mayAnswer: boolean;
  /** Whom to remind or call about the person; null without permission. */
  contact: PlanContact | null;
  onClose: () => void;
};

/** Return the empty slot directly behind a person, where one may be proposed. */
function slotBehind({ mayAddNext, mayAddNextButOne }: SeatRow, { slot }: SlotView) {
  if (slot === "Current" && mayAddNext) return "Next";
  return slot === "Next" && mayAddNextButOne ? "NextButOne" : null;
}

type PrimaryInput = { contact: PlanContact | null; slot: SlotView; slotBehindSubject: string | null };

/** Return the next step about a person: an answer to get, a relief to propose, or the record. */
function primaryOf({ contact, slot, slotBehindSubject }: PrimaryInput) {
  if (contact?.asks === "employee" && slot.mayDecideAsEmployee) return "answer";
  if (contact?.asks) return "remind";
  return slotBehindSubject ? "propose" : "record";
}

/** Show an assignment: dates, length, both answers and the next slot. D2 §3 */
export function AssignmentDialog(props: Props) {
  const { row, slot, vesselName, principal, today, mayWrite, extensionSide, mayOpenCrew, mayAnswer, contact, onClose } =
    props;
  const t = useTranslations();
  const [isChanging, setChanging] = useState(false);
  const titleId = useId();
  const language = useLocale();
  const date = (day: string | null) => (day ? formatDate(day, language) : null);
  const position = inLanguage(language, { en: row.jobPositionName, id: row.jobPositionNameId });
  const details = [
    { label: t("planning.assignment.startDate"), value: date(slot.onBoard ?? slot.startDate) },
    { label: t("planning.assignment.endDate"), value: date(slot.endDate) },
    ...(slot.originalOffBoardDate
      ? [{ label: t("planning.assignment.originally"), value: date(slot.originalOffBoardDate) }]
      : []),
    {
      label: t("planning.assignment.duration"),
      value: slot.durationMonths === null ? null : t("planning.assignment.months", { months: slot.durationMonths }),
    },
    {
      label: t("planning.assignment.principalAnswer"),
      value: t(`planning.assignment.answers.${slot.principalStatus}`),
    },
    { label: t("planning.assignment.seafarerAnswer"), value: t(`planning.assignment.answers.${slot.employeeStatus}`) },
    ...(slot.rejectionReason
      ? [{ label: t("planning.assignment.rejectionReason"), value: slot.rejectionReason, wide: true }]
      : []),
  ];
  if (isChanging)
    return <ChangeDatesDialog row={row} slot={slot} principal={principal} today={today} onClose={onClose} />;
  const slotBehindSubject = mayWrite ? slotBehind(row, slot) : null;
  const primary = primaryOf({ contact, slot, slotBehindSubject });
  const { crewId, startDate, endDate } = slot;
  const seat = { vesselId: row.vesselId, vesselCrewId: row.vesselCrewId, crewId, startDate, endDate };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{slot.employeeFullName}</DialogTitle>
      <DialogContent dividers>
        <p style={{ margin: "0 0 16px" }}>{[t(`manning.slots.${slot.slot}`), position, vesselName].join(" · ")}</p>
        {slot.schedule === null ? null : (
          <PlanDifferences
            subject={{ ...seat, employeeSchedulingId: slot.schedule.employeeSchedulingId }}
            differences={slot.differences}
            mayMove={{ plan: mayWrite && slot.mayChangeDates, schedule: slot.mayMoveSchedule }}
            onResolved={onClose}
          />
        )}
        <DetailList details={details} />
        {contact ? (
          <section style={{ marginBlockStart: 16 }} aria-label={t("approvals.call.phone")}>
            <CallNote contact={contact} name={slot.employeeFullName} isInDialog />
          </section>
        ) : null}
      </DialogContent>
      <DialogActions
        sx={{ px: 6, py: 3, flexWrap: "wrap", gap: 2, "& > *": { m: 0, whiteSpace: "nowrap" } }}
        disableSpacing
      >
        <Button onClick={onClose} autoFocus>
          {t("shell.close")}
        </Button>
        {extensionSide && slot.onBoard !== null && slot.offBoard === null ? (
          <Button component={Link} href={extendAddress(extensionSide, row.vesselId, slot.crewId)}>
            {t("extensions.actions.request")}
          </Button>
        ) : null}
        {mayOpenCrew ? (
          <Button
            variant={primary === "record" ? "contained" : "text"}
            component={Link}
            href={`/dashboard/crew-management/${slot.crewId}/details?tab=crew-details`}
          >
            {t("planning.assignment.record")}
          </Button>
        ) : null}
        {mayWrite && slot.mayChangeDates ? (
          <Button onClick={() => setChanging(true)}>{t("candidates.dialog.dates.open")}</Button>
        ) : null}
        {mayWrite && slot.mayRemove && (slot.slot === "Next" || slot.slot === "NextButOne") ? (
          <Button component={Link} href={replaceAddress(row.vesselId, row.vesselCrewId, slot.slot)} scroll={false}>
            {t("candidates.dialog.replace")}
          </Button>
        ) : null}
        {slotBehindSubject ? (
          <Button
            variant={primary === "propose" ? "contained" : "outlined"}
            component={Link}
            href={proposeAddress(row.vesselId, row.vesselCrewId, slotBehindSubject)}
            scroll={false}
          >
            {t("candidates.dialog.proposeFor", { slot: t(`manning.slots.${slotBehindSubject}`) })}
          </Button>
        ) : null}
        {contact?.asks ? (
          <RemindButton
            assignmentId={slot.assignmentId}
            name={slot.employeeFullName}
            variant={primary === "remind" ? "contained" : "outlined"}
            size="medium"
          />
        ) : null}
        {contact?.asks === "employee" && slot.mayDecideAsEmployee ? (
          <Button
            variant={primary === "answer" ? "contained" : "outlined"}
            component={Link}
            href={`/dashboard/crew-management/${slot.crewId}/details?tab=upcoming-schedule#answer`}
          >
            {t("approvals.page.record")}
          </Button>
        ) : null}
        {mayAnswer && slot.mayDecideAsPrincipal ? (
          <AnswerButtons name={slot.employeeFullName} hrefOf={(answer) => answerAddress(row, slot, answer)} />
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
