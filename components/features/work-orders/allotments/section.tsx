import { Fragment } from "react";
import { getLocale, getTranslations } from "next-intl/server";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { RecordTable } from "@/components/ui/list/record-table";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { maxPayees, type ListedAllotments } from "@/lib/features/work-orders/allotments/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { groupDigits } from "@/lib/platform/i18n/numbers";
import styles from "../inputs/inputs.module.css";
import { monthName } from "../inputs/month-name";
import { DecideButton, EndButton, ProposeButton } from "./buttons";

type Allotment = ListedAllotments["allotments"][number];
type Props = {
  sent: ListedAllotments;
  of: { crewId: number; name: string; openMonth: string };
  today: string;
  mayPropose: boolean;
};

async function Actions({ allotment, openMonth }: { allotment: Allotment; openMonth: string }) {
  const t = await getTranslations("allotments");
  const { id, version, allowedActions } = allotment;
  const summary = `${allotment.payeeName}, ${allotment.bankName} ${groupDigits(allotment.accountNumber)}`;
  const buttonProps = { small: true, variant: "text" } as const;
  return allowedActions.map((action) =>
    action === "end" ? (
      <EndButton
        key={action}
        {...buttonProps}
        label={t("end.action")}
        name={t("end.title", { item: summary })}
        dialogProps={{ allotment: { id, version }, openMonth, summary }}
      />
    ) : (
      <DecideButton
        key={action}
        {...buttonProps}
        label={t(`decide.${action}`)}
        name={`${t(`decide.${action}`)}: ${summary}`}
        dialogProps={{ allotment: { id, version }, decision: action, summary }}
      />
    ),
  );
}

/** List allotments in order. MLC A2.2 */
export async function AllotmentsSection({ sent: { allotments }, of, today, mayPropose }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("allotments"), getLocale()]);
  const howMuch = ({ amount, share }: Allotment) =>
    amount === null ? t("shareOf", { share: formatPercent(share ?? 0) }) : rupiahText(amount);
  const usedPlaces = allotments.map(({ place }) => place);
  const free = Array.from({ length: maxPayees }, (_, at) => at + 1).find((place) => !usedPlaces.includes(place));
  return (
    <section className={styles.part}>
      <h2>
        {t("title")}
        {mayPropose && free !== undefined ? (
          <span className={styles.push}>
            <ProposeButton label={t("propose.action")} dialogProps={{ of, place: free, today }} />
          </span>
        ) : null}
      </h2>
      <p>{t("lead")}</p>
      <RecordTable
        label={t("title")}
        columns={[
          { label: t("place") },
          { label: t("payee") },
          { label: t("account") },
          { label: t("howMuch"), align: "end" },
          { label: t("from") },
          { label: t("consentOn") },
          { label: t("state") },
          { label: t("actions"), kind: "actions" },
        ]}
        rows={allotments.map((one) => [
          one.place,
          one.payeeName,
          <Fragment key="account">
            {one.bankName} <DigitGroups digits={one.accountNumber} />
          </Fragment>,
          howMuch(one),
          `${monthName(one.fromMonth, activeLocale)} – ${one.untilMonth ? monthName(one.untilMonth, activeLocale) : t("untilBlank")}`,
          `${formatDate(one.consentOn, activeLocale)} · ${one.consent}`,
          t(`states.${one.state}`),
          one.allowedActions.length > 0 ? <Actions key="actions" allotment={one} openMonth={of.openMonth} /> : "",
        ])}
        empty={t("none")}
      />
    </section>
  );
}
