import type { ReactNode } from "react";
import { getLocale, getTranslations } from "next-intl/server";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import facts from "@/components/ui/layout/facts.module.css";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import type { PaymentRun } from "@/lib/features/work-orders/payments/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { AnswerButton, DropButton, MarkButton, ReleaseButton } from "./buttons";
import styles from "./payments.module.css";
import { RunStatusBadge } from "./run-status-badge";

/** Actions on a run. */
export async function RunActions({ run, today }: { run: PaymentRun; today: string }) {
  const [t, activeLocale] = await Promise.all([getTranslations("payment-runs"), getLocale()]);
  const { id, number, transfers, allowedActions, byState } = run;
  const valueOn = formatDate(run.valueOn, activeLocale);
  const of = { id, number, transfers, amount: rupiahText(run.amount), valueOn };
  const open = byState.released?.transfers ?? 0;
  return (
    <div className={styles.actions}>
      {allowedActions.includes("release") ? <ReleaseButton label={t("release.action")} dialogProps={{ of }} /> : null}
      {allowedActions.includes("drop") ? (
        <DropButton label={t("drop.action")} variant="text" dialogProps={{ of }} />
      ) : null}
      {/* Stays after all is answered: its dialog lists the unmatched lines. */}
      {allowedActions.includes("mark") ? (
        <AnswerButton label={t("answer.open")} dialogProps={{ runId: id, today }} />
      ) : null}
      {allowedActions.includes("mark") && open > 0 ? (
        <MarkButton label={t("mark.rest")} dialogProps={{ runId: id, answer: "paid", of: null, count: open, today }} />
      ) : null}
      {allowedActions.includes("download") && open > 0 ? (
        <DownloadButton address="/PMSol/v1/WorkOrder/DownloadPaymentFile" body={{ id }} label={t("download")} />
      ) : null}
    </div>
  );
}

/** Maker, releaser, value date and account of a run, and its sums by state. */
export async function RunFacts({ run }: { run: PaymentRun }) {
  const [t, banks, activeLocale] = await Promise.all([
    getTranslations("payment-runs"),
    getTranslations("payment-runs.banks"),
    getLocale(),
  ]);
  const rows: [string, ReactNode][] = [
    [t("valueOn"), formatDate(run.valueOn, activeLocale)],
    [
      t("bankSet"),
      <>
        {banks(run.bankSet)}, <DigitGroups digits={run.debitAccount} />
      </>,
    ],
    [t("amount"), rupiahText(run.amount)],
    ...(["released", "paid", "rejected"] as const).map((state): [string, string] => [
      t(`sums.${state}`),
      `${rupiahText(run.byState[state]?.amount ?? 0)} (${run.byState[state]?.transfers ?? 0})`,
    ]),
    [t("madeBy"), `${run.madeBy ?? "–"}, ${formatDate(run.madeAt, activeLocale)}`],
    ...(run.releasedAt
      ? [[t("releasedBy"), `${run.releasedBy ?? "–"}, ${formatDate(run.releasedAt, activeLocale)}`] as [string, string]]
      : []),
    ...(run.reason ? [[t("drop.reason"), run.reason] as [string, string]] : []),
  ];
  return (
    <dl className={`${facts.facts} ${styles.facts}`}>
      <div>
        <dt>{t("state")}</dt>
        <dd>
          <RunStatusBadge state={run.state} />
        </dd>
      </div>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
