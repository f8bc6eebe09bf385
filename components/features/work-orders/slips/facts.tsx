import { Fragment } from "react";
import { getLocale, getTranslations } from "next-intl/server";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { DetailList } from "@/components/ui/layout/detail-list";
import { dollars } from "@/lib/features/preparation/wages/money.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { monthlyRateOf } from "@/lib/features/work-orders/slips/displayed-lines.rules";
import type { Slip } from "@/lib/features/work-orders/slips/schema";
import { conversionValues, settlementValues } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { styles } from "./styles";

const daysOf = (slip: Slip, locale: Locale) => ({
  days: slip.onBoardDaysInPeriod,
  daysInMonth: slip.daysInMonth,
  from: formatDate(slip.firstDay, locale),
  until: formatDate(slip.lastDay, locale),
});

/** Person, days and account of the slip. Document 3 §3 */
export async function SlipFacts({ slip }: { slip: Slip }) {
  const [t, activeLocale] = await Promise.all([getTranslations("slips"), getLocale()]);
  const { tradingOut } = slip;
  const converted = conversionValues(tradingOut, activeLocale);
  const rate = monthlyRateOf(slip.lines);
  const number = slip.bankAccountNumber ? <DigitGroups digits={slip.bankAccountNumber} /> : null;
  const parts = [slip.bankName, number, slip.accountName].filter(Boolean);
  const account = parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? " · " : null}
      {part}
    </Fragment>
  ));
  return (
    <section className={styles.card} aria-label={t("facts.number")}>
      <DetailList
        details={[
          { label: t("facts.number"), value: slip.workOrderNumber },
          { label: t("facts.employeeNumber"), value: slip.employeeNumber },
          {
            label: t("facts.jobPosition"),
            value: inLanguage(activeLocale, { en: slip.jobPosition, id: slip.jobPositionId }),
          },
          { label: t("facts.vessel"), value: slip.vessel ?? t("settled.title") },
          ...(slip.settles
            ? [
                { label: t("facts.days"), value: t("settled.days") },
                {
                  label: t("settled.label"),
                  value: t(`settled.${slip.settles}`, settlementValues(slip, activeLocale)),
                  wide: true,
                },
              ]
            : [{ label: t("facts.days"), value: t("daysOf", daysOf(slip, activeLocale)) }]),
          { label: t("facts.category"), value: slip.category },
          { label: t("facts.ptkpCode"), value: slip.ptkpCode },
          ...(rate
            ? [{ label: t("facts.rate"), value: t("rateOf", { ...rate, rate: formatPercent(rate.rate) }) }]
            : []),
          { label: t("facts.idNumber"), value: slip.idNumber },
          { label: t("facts.email"), value: slip.email },
          { label: t("facts.phone"), value: slip.phone },
          { label: t("facts.account"), value: parts.length > 0 ? account : null, wide: true },
          ...(tradingOut
            ? [
                {
                  label: t("facts.tradingOut"),
                  value: t(tradingOut.isInWages ? "tradingOutIn" : "tradingOutOf", {
                    perDay: dollars(tradingOut.perDayCents),
                    days: slip.onBoardDaysInPeriod,
                    total: dollars(tradingOut.totalCents),
                  }),
                  wide: true,
                },
              ]
            : []),
          ...(converted ? [{ label: t("facts.converted"), value: t("convertedOf", converted), wide: true }] : []),
        ]}
      />
    </section>
  );
}
