import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RecordTable } from "@/components/ui/list/record-table";
import type { PersonPay } from "@/lib/features/work-orders/inputs/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { AdjustmentButton, ConfirmButton, IrregularButton, RemoveButton } from "./buttons";
import type { DialogPerson } from "./dialog-props";
import { monthName } from "./month-name";
import styles from "./inputs.module.css";

/** List irregular pay and adjustments. product 5.15.1, 5.15.6b */
export async function PayItemSections({ pay, of }: { pay: PersonPay; of: DialogPerson }) {
  const [t, locale] = await Promise.all([getTranslations("pay-data"), getLocale()]);
  const locked = pay.workOrders.filter(({ state }) => state === "locked");
  const may = { irregular: pay.mayWrite, adjustment: pay.mayAdjust };
  type Item = { id: number; isLocked: boolean; isWaiting: boolean; mayConfirm: boolean };
  const actions = (kind: "irregular" | "adjustment", item: Item, summary: string) => (
    <>
      {item.mayConfirm ? (
        <ConfirmButton
          small
          label={t("confirmItem.action")}
          name={t("confirmItem.name", { item: summary })}
          dialogProps={{ kind, id: item.id, summary }}
        />
      ) : null}
      {may[kind] && (!item.isLocked || item.isWaiting) ? (
        <RemoveButton
          small
          variant="text"
          label={t("remove.confirm")}
          name={t("remove.of", { item: summary })}
          dialogProps={{ kind, id: item.id, summary }}
        />
      ) : null}
    </>
  );
  const withWaitingMark = (text: string, { isWaiting }: Item) =>
    isWaiting ? (
      <>
        {text} <StatusBadge status="Pending" label={t("waiting")} />
      </>
    ) : (
      text
    );
  const end = { label: t("remove.confirm"), kind: "actions" } as const;
  const amount = { label: t("amount"), align: "end" } as const;
  return (
    <>
      <section className={styles.part}>
        <h2>
          {t("irregular.title")}
          {pay.mayWrite ? (
            <span className={styles.push}>
              <IrregularButton label={t("irregular.confirm")} dialogProps={{ of }} />
            </span>
          ) : null}
        </h2>
        <RecordTable
          label={t("irregular.title")}
          columns={[{ label: t("month") }, { label: t("irregular.name") }, { label: t("irregular.kind") }, amount, end]}
          rows={pay.irregular.map((item) => [
            monthName(item.month, locale),
            withWaitingMark(item.name, item),
            t(`irregular.kinds.${item.kind}`),
            rupiahText(item.amount),
            actions("irregular", item, `${item.name}, ${rupiahText(item.amount)}`),
          ])}
          empty={t("irregular.none")}
        />
      </section>
      <section className={styles.part}>
        <h2>
          {t("adjustment.title")}
          {pay.mayAdjust && locked.length > 0 ? (
            <span className={styles.push}>
              <AdjustmentButton label={t("adjustment.confirm")} dialogProps={{ of, orders: locked }} />
            </span>
          ) : null}
        </h2>
        <RecordTable
          label={t("adjustment.title")}
          columns={[
            { label: t("adjustment.month") },
            { label: t("adjustment.of") },
            { label: t("adjustment.reason") },
            amount,
            end,
          ]}
          rows={pay.adjustments.map((item) => [
            monthName(item.month, locale),
            item.workOrderNumber,
            withWaitingMark(item.reason, item),
            rupiahText(item.amount),
            actions("adjustment", item, `${item.workOrderNumber}, ${rupiahText(item.amount)}`),
          ])}
          empty={t(locked.length > 0 ? "adjustment.none" : "adjustment.noneLocked")}
        />
      </section>
    </>
  );
}
