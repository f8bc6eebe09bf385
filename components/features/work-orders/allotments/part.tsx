import { Fragment } from "react";
import { getLocale, getTranslations } from "next-intl/server";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { RecordTable } from "@/components/ui/list/record-table";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { writePercent } from "@/lib/features/rates/percent.rules";
import { mostPayees, type ListedAllotments } from "@/lib/features/work-orders/allotments/schema";
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
  const told = `${allotment.payeeName}, ${allotment.bankName} ${groupDigits(allotment.accountNumber)}`;
  const look = { small: true, variant: "text" } as const;
  return allowedActions.map((way) =>
    way === "end" ? (
      <EndButton
        key={way}
        {...look}
        label={t("end.action")}
        name={t("end.title", { told })}
        asked={{ allotment: { id, version }, openMonth, told }}
      />
    ) : (
      <DecideButton
        key={way}
        {...look}
        label={t(`decide.${way}`)}
        name={`${t(`decide.${way}`)}: ${told}`}
        asked={{ allotment: { id, version }, decision: way, told }}
      />
    ),
  );
}

/** List allotments in order. MLC A2.2 */
export async function AllotmentsPart({ sent: { allotments }, of, today, mayPropose }: Props) {
  const [t, spoken] = await Promise.all([getTranslations("allotments"), getLocale()]);
  const locale = spoken === "id" ? "id" : "en";
  const howMuch = ({ amount, share }: Allotment) =>
    amount === null ? t("shareOf", { share: writePercent(share ?? 0) }) : rupiahText(amount);
  const taken = allotments.map(({ place }) => place);
  const free = Array.from({ length: mostPayees }, (_, at) => at + 1).find((place) => !taken.includes(place));
  return (
    <section className={styles.part}>
      <h2>
        {t("title")}
        {mayPropose && free !== undefined ? (
          <span className={styles.push}>
            <ProposeButton label={t("propose.action")} asked={{ of, place: free, today }} />
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
          `${monthName(one.fromMonth, locale)} – ${one.untilMonth ? monthName(one.untilMonth, locale) : t("untilBlank")}`,
          `${formatDate(one.consentOn, locale)} · ${one.consent}`,
          t(`states.${one.state}`),
          one.allowedActions.length > 0 ? <Actions key="actions" allotment={one} openMonth={of.openMonth} /> : "",
        ])}
        empty={t("none")}
      />
    </section>
  );
}
