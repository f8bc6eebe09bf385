import { getLocale, getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { PersonPay } from "@/lib/features/work-orders/inputs/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { EmploymentButton } from "./buttons";
import type { DialogPerson } from "./dialog-props";
import styles from "./inputs.module.css";

/** Pay and tax settings of the year; unset ones show the default in use. */
export async function EmploymentPaySection({ pay, of }: { pay: PersonPay; of: DialogPerson }) {
  const [t, names, activeLocale] = await Promise.all([
    getTranslations("pay-data"),
    getTranslations("rates.provinces"),
    getLocale(),
  ]);
  const { payTiming, subsidy, residence, hasMatchingNik, taxObligation, province, ptkpCode, endsOn } = pay.employment;
  const quiet = (text: string) => <span className={styles.quiet}>{text}</span>;
  const usual = quiet(t("employment.usual"));
  return (
    <section className={styles.part}>
      <h2>
        {t("employment.title")}
        {pay.mayWrite ? (
          <span className={styles.push}>
            <EmploymentButton
              label={t("change")}
              name={t("employment.change")}
              dialogProps={{ of, employment: pay.employment }}
            />
          </span>
        ) : null}
      </h2>
      <DetailList
        details={[
          { label: t("employment.subsidy"), value: subsidy ? t(`subsidies.${subsidy}`) : usual },
          { label: t("employment.payTiming"), value: payTiming ? t(`payTimings.${payTiming}`) : usual },
          {
            label: t("employment.residence"),
            value: residence ? t(`residences.${residence}`) : quiet(t("employment.usualResidence")),
          },
          {
            label: t("employment.nik"),
            value:
              hasMatchingNik === null
                ? quiet(t("employment.usualNik"))
                : t(`niks.${String(hasMatchingNik) as "true" | "false"}`),
          },
          {
            label: t("employment.taxObligation"),
            value: taxObligation ? t(`taxObligations.${taxObligation}`) : quiet(t("employment.usualObligation")),
          },
          { label: t("employment.ptkpCode"), value: ptkpCode ?? quiet(t("employment.usualStatus")) },
          { label: t("employment.province"), value: province ? names(province) : quiet(t("employment.usualProvince")) },
          {
            label: t("employment.endsOn"),
            value: endsOn ? formatDate(endsOn, isLocale(activeLocale) ? activeLocale : "en") : null,
          },
        ]}
      />
    </section>
  );
}
