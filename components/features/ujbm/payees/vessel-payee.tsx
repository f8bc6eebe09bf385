import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/feedback/alert";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { VesselMonth } from "@/lib/features/ujbm/months/schema";
import type { VesselPayees } from "@/lib/features/ujbm/payees/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { PayeeActions } from "./actions";
import styles from "../ujbm.module.css";

/** Account that a month is paid to, and a request with its possible deciders. */
export async function VesselPayee({ month, payees }: { month: VesselMonth | null; payees: VesselPayees }) {
  const [t, activeLocale] = await Promise.all([getTranslations("ujbm"), getLocale()]);
  const { waiting, inForce } = payees;
  return (
    <section className={styles.part}>
      <h2>
        {t("vessel.payee")}
        <span className={styles.push}>
          <PayeeActions payees={payees} />
        </span>
      </h2>
      {waiting ? (
        <Alert severity="warning" role="status" space="below-12">
          {t("payee.waiting", {
            name: waiting.askedByName ?? "–",
            date: formatDate(waiting.askedAt, activeLocale),
            isRemoval: String(waiting.isRemoval),
          })}{" "}
          {waiting.isRemoval ? null : (
            <>
              {waiting.bankName} · <DigitGroups digits={waiting.accountNo ?? ""} />
              {waiting.accountName ? ` · ${waiting.accountName}` : null}{" "}
            </>
          )}
          {waiting.reason === null ? null : <q>{waiting.reason}</q>}
        </Alert>
      ) : null}
      {month ? (
        <div className={styles.card}>
          {month.state === "closed" ? null : (
            <p className={styles.muted}>{t(inForce ? "vessel.ofVessel" : "vessel.ofHead")}</p>
          )}
          <DetailList
            details={[
              { label: t("columns.bankName"), value: month.bankName },
              {
                label: t("columns.accountNo"),
                value: month.accountNo === null ? t("noPayee") : <DigitGroups digits={month.accountNo} />,
              },
              { label: t("columns.accountName"), value: month.accountName },
              { label: t("columns.phoneNo"), value: month.phoneNo },
            ]}
          />
          {inForce?.confirmedAt ? (
            <p className={styles.muted}>
              {t("payee.confirmedBy", {
                name: inForce.confirmedByName ?? "–",
                date: formatDate(inForce.confirmedAt, activeLocale),
              })}
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
