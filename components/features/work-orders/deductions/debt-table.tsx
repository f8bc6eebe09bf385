import { getLocale, getTranslations } from "next-intl/server";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { RecordTable } from "@/components/ui/list/record-table";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import type { ListedDebt } from "@/lib/features/work-orders/deductions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { monthName } from "../inputs/month-name";
import { DecideDebtButton, DecideEntryButton, EntryButton, InstalmentButton } from "./buttons";

const amountText = (amount: number | null) => (amount === null ? "" : String(amount));

async function DebtActions({ debt, today }: { debt: ListedDebt; today: string }) {
  const t = await getTranslations("deductions");
  const { id, version, name, allowedActions } = debt;
  const summary = `${name}, ${rupiahText(debt.amount)}`;
  const debtValues = { id, version, amount: amountText(debt.amount), instalment: amountText(debt.instalment) };
  const buttonProps = { small: true, variant: "text" } as const;
  return (
    <>
      {(["confirm", "refuse"] as const)
        .filter((decision) => allowedActions.includes(decision))
        .map((decision) => (
          <DecideDebtButton
            key={decision}
            {...buttonProps}
            label={t(`decide.${decision}`)}
            name={t(`decide.${decision}Title`, { item: summary })}
            dialogProps={{ debt: debtValues, decision, summary }}
          />
        ))}
      {allowedActions.includes("instalment") ? (
        <InstalmentButton
          {...buttonProps}
          label={t("change.action")}
          name={t("change.title", { item: summary })}
          dialogProps={{ debt: { id, version, instalment: debtValues.instalment, fileId: debt.file }, summary }}
        />
      ) : null}
      {(["repaid", "writtenOff"] as const)
        .filter((kind) => allowedActions.includes(kind))
        .map((kind) => {
          const textKey = kind === "repaid" ? "repay" : "close";
          return (
            <EntryButton
              key={kind}
              {...buttonProps}
              label={t(`${textKey}.action`)}
              name={t(`${textKey}.title`, { item: summary })}
              dialogProps={{ debtId: id, kind, today, summary }}
            />
          );
        })}
    </>
  );
}

/** Repayments and write-offs listed below their debt. */
async function Entries({ debt }: { debt: ListedDebt }) {
  const [t, activeLocale] = await Promise.all([getTranslations("deductions"), getLocale()]);
  return debt.entries.map((entry) => {
    const summary = `${t(`entryKinds.${entry.kind}`)} ${formatDate(entry.onDay, activeLocale)}, ${rupiahText(entry.amount)}`;
    return (
      <small key={entry.id}>
        {`${summary} · ${t(`entryStates.${entry.state}`)} · ${entry.reason}`}
        {entry.allowedActions.map((decision) => (
          <DecideEntryButton
            key={decision}
            small
            variant="text"
            label={t(`decide.${decision}`)}
            name={`${t(`decide.${decision}`)}: ${summary}`}
            dialogProps={{ entry: { id: entry.id, version: entry.version }, decision, summary }}
          />
        ))}
      </small>
    );
  });
}

/** List a person's debts, newest first, with what reduced them. product 5.15, MLC A2.2 */
export async function DebtTable({ debts, today }: { debts: ListedDebt[]; today: string }) {
  const [t, activeLocale] = await Promise.all([getTranslations("deductions"), getLocale()]);
  const money = (key: "amount" | "deducted" | "balance") => ({ label: t(key), align: "end" }) as const;
  return (
    <RecordTable
      label={t("title")}
      columns={[
        { label: t("name") },
        { label: t("opened") },
        { label: t("instalment"), align: "end" },
        money("amount"),
        money("deducted"),
        money("balance"),
        { label: t("state") },
        { label: t("actions"), kind: "actions" },
      ]}
      rows={debts.map((debt) => [
        <span key="name">
          {`${t(`kinds.${debt.kind}`)}: ${debt.name}`}
          {debt.note ? <small>{` · ${debt.note}`}</small> : null}
          {debt.file ? (
            <small>
              {" · "}
              <a href={fileAddress(debt.file.fileId, true)} target="_blank" rel="noreferrer">
                {t("paper")}
              </a>
            </small>
          ) : null}
          <Entries debt={debt} />
        </span>,
        `${formatDate(debt.openedAt, activeLocale)} · ${debt.openedBy ?? t(`sources.${debt.source}`)} · ${monthName(debt.fromMonth, activeLocale)}`,
        debt.instalment === null ? t("asPayAllows") : rupiahText(debt.instalment),
        rupiahText(debt.amount),
        [
          rupiahText(debt.deducted),
          ...(debt.drafted > 0 ? [t("drafted", { amount: rupiahText(debt.drafted) })] : []),
          ...(debt.besides > 0 ? [t("besides", { amount: rupiahText(debt.besides) })] : []),
        ].join(" · "),
        rupiahText(debt.balance),
        t(`states.${debt.isClosed ? "closed" : debt.state}`),
        debt.allowedActions.length > 0 ? <DebtActions key="actions" debt={debt} today={today} /> : "",
      ])}
      empty={t("none")}
    />
  );
}
