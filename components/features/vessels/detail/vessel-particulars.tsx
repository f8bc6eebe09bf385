import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { formatDate } from "@/lib/platform/dates";
import { groupIds, groups, type Particular } from "./vessel-groups";
import styles from "./vessel.module.css";

/** Every particular of a vessel, read-only. */
export async function VesselParticulars({ vessel }: { vessel: VesselDetail }) {
  const [t, locale, format] = await Promise.all([getTranslations("vessels.particulars"), getLocale(), getFormatter()]);
  const language = locale === "id" ? "id" : "en";
  const text = (particular: Particular): string | null => {
    const value = vessel[particular.name];
    if (particular.kind === "type") return language === "id" ? vessel.vesselTypeNameId : vessel.vesselType;
    if (value === null || value === undefined || value === "") return null;
    if (particular.kind === "yes-no") return t(value ? "yes" : "no");
    if (particular.kind === "day") return formatDate(String(value), language);
    if (particular.kind === "measure") return [format.number(Number(value), { maximumFractionDigits: 3 }), particular.unit ? t(`units.${particular.unit}`) : ""].filter(Boolean).join(" ");
    return String(value);
  };
  return groupIds.map((id) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{t(`groups.${id}`)}</h2>
      <DetailList details={groups[id].map((particular) => ({ label: t(`fields.${particular.name}`), value: text(particular) }))} />
    </section>
  ));
}
