import { useLocale, useTranslations } from "next-intl";
import type { ListedDifference } from "@/lib/features/work-orders/differences/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { monthName } from "../inputs/month-name";
import { DecideButton, ProposeDebtButton } from "./buttons";
import styles from "./differences.module.css";
import { ProposeButton } from "./propose-button";

/** An amount with its sign, without decimals. */
export const signed = (amount: number) => (amount > 0 ? `+${rupiahText(amount)}` : rupiahText(amount));

/** Days and wages of a month, as paid or as recalculated. */
export function Figures({ figures }: { figures: ListedDifference["paid"] }) {
  const t = useTranslations("pay-differences");
  return (
    <>
      {rupiahText(figures.wages)}
      <span data-second="">{t("figures", { days: figures.days })}</span>
    </>
  );
}

/** Actions on a difference, as buttons or dialogs. */
export function DifferenceActions({ row }: { row: ListedDifference }) {
  const [t, locale] = [useTranslations("pay-differences"), useLocale()];
  const { id, name, version, proposedAsDebt, allowedActions } = row;
  const month = monthName(row.month, locale);
  const amount = signed(row.proposedAmount ?? row.amount);
  const proposedMonth = row.proposedMonth ? monthName(row.proposedMonth, locale) : "";
  const of = { id, name, version, month, amount, proposedMonth, proposedAsDebt };
  return (
    <div className={styles.actions}>
      {allowedActions.map((action) => {
        if (action === "propose") return <ProposeButton key={action} of={{ id, version, name }} />;
        if (action === "owe")
          return (
            <ProposeDebtButton
              key={action}
              label={t("owe.action")}
              name={t("owe.name", { name })}
              small
              dialogProps={{ of }}
            />
          );
        return (
          <DecideButton
            key={action}
            label={t(`decide.${action}.action`)}
            name={`${t(`decide.${action}.action`)}: ${t("summary", { name, month, amount })}`}
            small
            dialogProps={{ of, decision: action }}
          />
        );
      })}
    </div>
  );
}

/** How the difference was settled, or why it was refused. */
export function Settlement({ row }: { row: ListedDifference }) {
  const [t, locale] = [useTranslations("pay-differences"), useLocale()];
  const { proposedAmount, proposedMonth, proposedBy, proposedAsDebt, reason } = row;
  if (proposedAmount === null || !proposedMonth) return <>{reason ?? "–"}</>;
  return (
    <>
      {t(proposedAsDebt ? "asDebt" : "with", {
        amount: signed(proposedAmount),
        month: monthName(proposedMonth, locale),
      })}
      {proposedBy ? <span data-second="">{t("proposedBy", { name: proposedBy })}</span> : null}
    </>
  );
}

/** Names of the causes, or a dash. */
export function Causes({ row: { causes } }: { row: ListedDifference }) {
  const t = useTranslations("pay-differences.causes");
  return causes.map((cause) => t(cause)).join(", ") || "–";
}
