import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DetailList } from "@/components/ui/layout/detail-list";
import { sizeName } from "@/lib/features/lookups/size-name.rules";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { measure } from "@/lib/platform/i18n/numbers";
import { groupIds, particularGroups, type Particular } from "../particular-groups";
import styles from "../vessel.module.css";

const contactHref: Partial<Record<Particular["name"], (value: string) => string>> = {
  phone: (value) => `tel:${value.replaceAll(/[^\d+]/g, "")}`,
  email: (value) => `mailto:${value}`,
};

/** Show all particulars of a vessel; missing ones share one line per group. */
export async function VesselParticulars({ vessel }: { vessel: VesselDetail }) {
  const [t, locale, format] = await Promise.all([getTranslations("vessels.particulars"), getLocale(), getFormatter()]);
  const displayValue = (particular: Particular): ReactNode => {
    const value = vessel[particular.name];
    if (particular.kind === "type") return inLanguage(locale, { en: vessel.vesselType, id: vessel.vesselTypeNameId });
    if (value === null || value === undefined || value === "") return null;
    if (particular.kind === "yes-no") return t(value ? "yes" : "no");
    if (particular.kind === "day") return formatDate(String(value), locale);
    if (particular.kind === "measure")
      return [measure(Number(value)), particular.unit ? t(`units.${particular.unit}`) : ""].filter(Boolean).join(" ");
    if (particular.name === "vesselSize") return sizeName(String(value), locale);
    const href = contactHref[particular.name]?.(String(value));
    return href ? <a href={href}>{String(value)}</a> : String(value);
  };
  return groupIds.map((id) => {
    const details = particularGroups[id].map((particular) => ({
      label: t(`fields.${particular.name}`),
      value: displayValue(particular),
      wide: particular.name === "email",
    }));
    const filled = details.filter(({ value }) => value !== null);
    const missing = details.filter(({ value }) => value === null).map(({ label }) => label);
    return (
      <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
        <h2 id={`${id}-title`}>{t(`groups.${id}`)}</h2>
        {filled.length > 0 ? <DetailList details={filled} /> : null}
        {missing.length > 0 ? (
          <p className={styles.lacking}>{t("lacking", { names: format.list(missing, { type: "unit" }) })}</p>
        ) : null}
      </section>
    );
  });
}
