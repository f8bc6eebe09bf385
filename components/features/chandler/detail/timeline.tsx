import { useLocale, useTranslations } from "next-intl";
import type { RequestDetail } from "@/lib/features/chandler/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { styles } from "./styles";

/** Timeline of a request, latest first. */
export function RequestTimeline({ history }: { history: RequestDetail["history"] }) {
  const [t, statuses] = [useTranslations("chandler-requests.log"), useTranslations("chandler.statuses")];
  const locale = useLocale();
  return (
    <section className={styles.card} aria-labelledby="request-log">
      <h2 id="request-log">{t("title")}</h2>
      <ol className={styles.log}>
        {history.toReversed().map(({ event, from, to, at, by }, index) => (
          <li key={history.length - index}>
            <p>
              <strong>
                {event === "moved" && from
                  ? t("moved", { from: statuses(from), to: statuses(to) })
                  : t(event as "created")}
              </strong>
            </p>
            <p className={styles.muted}>
              {t("by", { at: formatDate(at, locale, "instant"), name: by ?? t("system") })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
