"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { LeaveGuard } from "@/components/ui/form/leave-guard";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import type { LookupOption } from "@/lib/features/lookups/schema";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { AmountFields } from "./amount-fields";
import { AmountsView } from "./amounts-view";
import { SaveConflict } from "./save-conflict";
import { unmetGuardsNow, type Problem } from "./unmet-guards";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { CurrentRequirements, StatusProgress } from "./status-progress";
import { styles } from "./styles";
import { useScheduleForm, type ScheduleForm as Form } from "./use-form";
import { namesOf, enteredTotal, wayAt, type WayName } from "./form-values";
import { TravelLegFields } from "./travel-leg-fields";
import { useLegLock, TravelLegBlock, TravelLegFacts } from "./travel-legs";

const StatusDialog = lazyDialog(() => import("./confirm-status-dialog").then((module) => module.ConfirmStatusDialog));

type Props = {
  schedule: ScheduleDetail;
  ports: readonly LookupOption[];
  list: string;
  /** Content below the amounts, such as documents. */
  below: ReactNode;
  /** Content beside the form: seafarer and history. */
  side: ReactNode;
  /** Actions for the current status, such as sending its mail again. */
  mail: ReactNode;
  /** The check-in or check-out button, when due. */
  boarding: ReactNode;
};

const ways: readonly WayName[] = ["onBoard", "offBoard"];

/**
 * Edit a schedule: status with its requirements, both ways, allowances and a button named after the next status.
 * Document 3 §2
 */
export function ScheduleForm({ schedule, ports, list, below, side, mail, boarding }: Props) {
  const t = useTranslations("schedule-details");
  const locale = useLocale();
  const statusId = schedule.employeeSchedulingStatusId;
  const way = wayAt(statusId);
  const mayTravel = schedule.allowedActions.includes("accommodation");
  const storedWay = schedule[way];
  const mayEnter = mayTravel && storedWay !== null;
  const form = useScheduleForm(schedule, mayEnter);
  const missing = useMissing(schedule, form);
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      noValidate
      aria-label={t("title", { name: schedule.crew.fullName })}
    >
      <LeaveGuard active={form.isChanged && !form.isPending} />
      <StatusProgress schedule={schedule}>
        <CurrentRequirements statusId={statusId} missing={missing.shown}>
          {mail}
        </CurrentRequirements>
      </StatusProgress>
      <Refused form={form} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <div className={styles.ways}>
            {ways.map((name) => (
              <Way key={name} way={name} schedule={schedule} isOpen={name === way}>
                <ThemeFrame>
                  <TravelLegFields
                    way={way}
                    schedule={schedule}
                    ports={ports}
                    position={inLanguage(locale, { en: schedule.initialRankAs, id: schedule.initialRankAsNameId })}
                    mayTravel={mayTravel}
                    control={form.control}
                    errorText={form.errorText}
                  />
                </ThemeFrame>
              </Way>
            ))}
          </div>
          {storedWay && mayEnter ? (
            <ThemeFrame>
              <AmountFields way={way} shown={storedWay} control={form.control} errorText={form.errorText} />
            </ThemeFrame>
          ) : null}
          {ways.map((name) => {
            const part = name === way && mayEnter ? null : schedule[name];
            return part ? (
              <AmountsView
                key={name}
                way={name}
                shown={part}
                note={name === "offBoard" && statusId === 4 ? t("amounts.waits") : null}
              />
            ) : null;
          })}
          {below}
        </div>
        <div className={styles.side}>{side}</div>
      </div>
      <Foot schedule={schedule} form={form} ports={ports} list={list} problems={missing.problems} boarding={boarding} />
    </form>
  );
}

function Way({
  way,
  schedule,
  isOpen,
  children,
}: {
  way: WayName;
  schedule: ScheduleDetail;
  isOpen: boolean;
  children: ReactNode;
}) {
  const locked = useLegLock(way, schedule.employeeSchedulingStatusId);
  return (
    <TravelLegBlock way={way} locked={locked}>
      {isOpen ? children : <TravelLegFacts way={way} schedule={schedule} />}
    </TravelLegBlock>
  );
}

/** Return what the next status still requires, from the current form values, and its name. */
function useMissing(
  schedule: ScheduleDetail,
  form: Form,
): { problems: Problem[]; shown: { next: string; messages: string[]; note?: string | undefined } | null } {
  const [t, guards, statuses] = [
    useTranslations("schedule-details.line"),
    useTranslations("scheduling.guards"),
    useTranslations("scheduling.statuses"),
  ];
  const problems = unmetGuardsNow(schedule, form.typed, form.stored, (guard) => guards(guard));
  const { next, employeeSchedulingStatusId: statusId } = schedule;
  const isOthers = (statusId === 2 || statusId === 5) && !schedule.allowedActions.includes("accommodation");
  return {
    problems,
    shown: next
      ? {
          next: statuses(next.description),
          messages: problems.map(({ message }) => message),
          note: isOthers ? t("service") : undefined,
        }
      : null,
  };
}

/** Show why the last save was refused when no field shows it. A conflict shows who changed what. */
function Refused({ form }: { form: Form }) {
  const [t, tScheduling] = [useTranslations("shell.error"), useTranslations("scheduling")];
  const root = form.formState.errors.root;
  const isOvertaken = root?.type === "VERSION" || root?.type === "conflict";
  if (!form.overtaken && (!root || isOvertaken)) return null;
  return (
    <div className={styles.notes}>
      {form.overtaken ? <SaveConflict overtaken={form.overtaken} isRead={form.isRead} /> : null}
      {root && !isOvertaken ? (
        <Alert severity="error" role="alert">
          {`${tScheduling("failed")}. ${root.type === "unexpected" ? t("title") : (root.message ?? "")}`}
        </Alert>
      ) : null}
    </div>
  );
}

type FootProps = Pick<Props, "schedule" | "ports" | "list" | "boarding"> & { form: Form; problems: readonly Problem[] };

/** Show the total and the buttons, always visible. */
function Foot({ schedule, form, ports, list, problems, boarding }: FootProps) {
  const t = useTranslations("schedule-details");
  const [isAsking, setAsking] = useState(false);
  const statusId = schedule.employeeSchedulingStatusId;
  const way = wayAt(statusId);
  const storedWay = schedule[way];
  const total = storedWay && statusId !== 4 ? enteredTotal(form.typed[way], storedWay) : null;
  const followsBySaving = statusId === 1 || statusId === 4;
  const mayStep = followsBySaving || schedule.allowedActions.includes("accommodation");
  const to = statusId === 3 ? 2 : statusId === 6 ? 5 : statusId + 1;
  const isBack = to < statusId;
  const portId = form.typed[namesOf[way].port];
  const port = ports.find(({ id }) => String(id) === String(portId))?.name ?? null;
  const ask = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) setAsking(true);
  };
  return (
    <div className={styles.foot}>
      <p>
        {total === null ? null : (
          <>
            {`${t("total")} `}
            <strong>{rupiah(total)}</strong>
          </>
        )}
        {form.isChanged ? <span className={styles.muted}>{` ${t("unsaved")}`}</span> : null}
      </p>
      <Button component={Link} href={list} height="touch">
        {t("cancel")}
      </Button>
      {followsBySaving ? null : (
        <Button
          variant={mayStep && !isBack ? "outlined" : "contained"}
          loading={form.isPending}
          disabled={!form.isChanged}
          height="touch"
          onClick={() => void form.submit()}
        >
          {t("save")}
        </Button>
      )}
      {mayStep ? (
        <Button
          variant={isBack ? "outlined" : "contained"}
          height="touch"
          disabled={form.isPending}
          {...StatusDialog.preloadProps}
          onClick={() => void ask()}
        >
          {t(`steps.${String(statusId) as "1"}`)}
        </Button>
      ) : null}
      {boarding}
      {isAsking ? (
        <StatusDialog
          schedule={schedule}
          form={form}
          values={form.getValues()}
          to={to}
          problems={isBack ? [] : problems}
          port={port}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
