"use client";

import { useLocale, useTranslations } from "next-intl";
import { PortField } from "@/components/features/preparation/port-field";
import { PlanChangeDialog } from "@/components/features/manning/check-in-out/plan-change-dialog";
import { ProblemList } from "@/components/features/manning/check-in-out/problem-list";
import { ReasonField } from "@/components/features/manning/check-in-out/reason-field";
import { Alert } from "@/components/ui/feedback/alert";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { selectableDays } from "@/lib/features/manning/assignment-dates.rules";
import type { DateMove } from "@/lib/features/manning/crew-changes/move-dates.rules";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./crew-changes.module.css";
import { useMoveCrewChanges, type MoveResult } from "./use-move-crew-changes";

type Props = {
  vesselId: number;
  chosen: readonly CrewChange[];
  principal: string | null;
  today: string;
  /** The user may also set the travel port. */
  maySetPort: boolean;
  onClose: () => void;
};

/**
 * Move the selected crew changes to one day. Shows who moves and who is asked again before saving. D2 §5, product 5.2
 */
export function MoveDialog({ vesselId, chosen, principal, today, maySetPort, onClose }: Props) {
  const t = useTranslations();
  const move = useMoveCrewChanges(vesselId, chosen, today, onClose);
  const { first, last } = selectableDays(today);
  const asksAgainCount = move.moves.filter(({ asksAgain }) => asksAgain).length;
  return (
    <PlanChangeDialog
      title={t("crew-changes.move.title", { count: chosen.length })}
      save={{ label: t("crew-changes.move.save"), isOffered: move.maySave }}
      isPending={move.isPending}
      onSubmit={(event) => void move.submit(event)}
      onClose={onClose}
    >
      <FormDateField
        control={move.control}
        errorText={move.errorText}
        name="day"
        label={t("crew-changes.move.day")}
        min={first}
        max={last}
        required
      />
      {maySetPort ? (
        <PortField
          control={move.control}
          errorText={move.errorText}
          name="portId"
          label={t("crew-changes.move.port")}
          help={t("crew-changes.move.portHelp")}
        />
      ) : null}
      {asksAgainCount > 0 ? (
        <Alert severity="warning" role="note">
          {t("crew-changes.move.asksAgain", {
            count: asksAgainCount,
            principal: principal ?? t("planning.assignment.principalAnswer"),
          })}
        </Alert>
      ) : null}
      <ul className={styles.moves}>
        {move.moves.map((one) => (
          <Line key={one.person.assignmentId} move={one} moveResult={move.fates.get(one.person.assignmentId)} />
        ))}
      </ul>
      {move.moves.length === 0 ? <p className={styles.muted}>{t("crew-changes.move.nothing")}</p> : null}
      <div role="status">{move.message ? <Alert severity="error">{move.message}</Alert> : null}</div>
      {move.needsReason ? (
        <ReasonField control={move.control} errorText={move.errorText} mayBeEmpty={!move.requiresReason} />
      ) : null}
    </PlanChangeDialog>
  );
}

/** Show a person with current and new dates, and the result of the move. */
function Line({ move, moveResult }: { move: DateMove; moveResult: MoveResult | undefined }) {
  const t = useTranslations("crew-changes.move");
  const locale = useLocale();
  const day = (value: string) => formatDate(value, locale);
  const { change, person, isJoining, to } = move;
  const position = inLanguage(locale, { en: change.jobPositionName, id: change.jobPositionNameId });
  const values = { name: person.employeeFullName, position };
  const text = isJoining
    ? t("joins", { ...values, from: day(person.startDate), to: day(to.startDate), until: day(to.endDate) })
    : t("leaves", { ...values, from: day(person.endDate), to: day(to.endDate) });
  const problems = moveResult?.problems ?? [];
  return (
    <li data-saved={moveResult?.isSaved || undefined}>
      {text}
      {moveResult?.isSaved ? <span className={styles.muted}> {t("saved")}</span> : null}
      {problems.length > 0 ? <ProblemList problems={problems} /> : null}
      {problems.length === 0 && moveResult?.message ? <Alert severity="error">{moveResult.message}</Alert> : null}
    </li>
  );
}
