import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { PersonPay } from "@/lib/features/work-orders/inputs/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { slipAddress } from "../addresses";
import { monthName } from "./month-name";
import styles from "./inputs.module.css";

/** List the year's work orders, each linked to its slip. */
export async function WorkOrdersSection({ orders }: { orders: PersonPay["workOrders"] }) {
  const [t, slips, locale] = await Promise.all([
    getTranslations("pay-data.orders"),
    getTranslations("slips.settled"),
    getLocale(),
  ]);
  return (
    <section className={styles.part}>
      <h2>{t("title")}</h2>
      <RecordTable
        label={t("title")}
        columns={[
          { label: t("month") },
          { label: t("number") },
          { label: t("vessel") },
          { label: t("state") },
          { label: t("takeHome"), align: "end" },
        ]}
        rows={orders.map((order) => [
          monthName(order.month, locale),
          <Link key="slip" href={slipAddress(order)} prefetch={false}>
            {order.number}
          </Link>,
          order.vessel ?? slips("title"),
          t(order.state),
          order.toCollect > 0 ? t("toCollect", { amount: rupiahText(order.toCollect) }) : rupiahText(order.takeHome),
        ])}
        empty={t("none")}
      />
    </section>
  );
}
