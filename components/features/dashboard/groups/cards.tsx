import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { ListError } from "@/components/ui/list/list-error";
import type { CardGroupName } from "@/db/enums/dashboard";
import type { Card } from "@/lib/features/dashboard/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./groups.module.css";

/** A group of KPI cards, each linked to the rows it counts, or an error. product 5.7 */
export async function KpiCards({ group, cards }: { group: CardGroupName; cards: Card[] | null }) {
  const t = await getTranslations("dashboard");
  const title = t(`groups.${group}`);
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {cards ? (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <KpiCard key={card.key} card={card} />
          ))}
        </ul>
      ) : (
        <ListError text={t("groupFailed", { group: title })} />
      )}
    </section>
  );
}

/** Highlight a current number that needs action. Yearly totals stay plain. */
async function KpiCard({ card }: { card: Card }) {
  const [t, format, requestLocale] = await Promise.all([getTranslations("dashboard"), getFormatter(), getLocale()]);
  const { title, titleId, value, unit, href, tone, from, until } = card;
  const isRate = unit === "%";
  const number = value === null ? t("none") : `${format.number(value)}${isRate ? "%" : ""}`;
  const day = formatDate(until, requestLocale);
  // Leave the year out of the date when the card names it.
  const date = from === null ? day : day.replace(/ \d{4}$/, "");
  const span = from === null ? "now" : until.endsWith("12-31") ? "year" : "running";
  const about = t(`span.${span}`, { unit: t(`units.${unit}`, { count: value ?? 0 }), date, year: until.slice(0, 4) });
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className={styles.card}
        data-tone={value && from === null ? tone : "neutral"}
        title={isRate ? t("retentionNote") : undefined}
      >
        <span className={styles.name}>{inLanguage(requestLocale, { en: title, id: titleId })}</span>
        <span className={styles.value}>{number}</span>
        <span className={styles.about}>{about}</span>
      </Link>
    </li>
  );
}
