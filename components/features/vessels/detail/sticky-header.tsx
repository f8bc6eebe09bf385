import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { CrewCount } from "../crew-count";
import styles from "../vessel.module.css";

/** Show vessel and location in a header that stays visible. */
export async function VesselHeader({ vessel, principalHref }: { vessel: VesselDetail; principalHref: string | null }) {
  const [t, locale] = await Promise.all([getTranslations("vessels"), getLocale()]);
  const doing = inLanguage(locale, { en: vessel.navigationStatus, id: vessel.navigationStatusNameId });
  const since = vessel.locationRecordedAt ? formatDate(dayOf(vessel.locationRecordedAt), locale) : null;
  const location = [vessel.currentLocation, doing].filter(Boolean).join(" · ");
  const voyage =
    vessel.origin || vessel.destination ? [vessel.origin ?? "—", vessel.destination ?? "—"].join(" → ") : null;
  const facts: [string, ReactNode, string?][] = [
    [t("list.type"), inLanguage(locale, { en: vessel.vesselType, id: vessel.vesselTypeNameId })],
    [
      t("list.principal"),
      vessel.principal ? (
        <OptionalLink key="principal" href={principalHref}>
          {vessel.principal}
        </OptionalLink>
      ) : null,
    ],
    [
      t("list.crewOnBoard"),
      vessel.status === "in-operation" ? (
        <CrewCount
          key="crew"
          vesselId={vessel.id}
          vesselName={vessel.vesselName}
          crew={vessel.counts}
          vacant={vessel.vacantSeats}
        />
      ) : null,
    ],
    [t("list.scrappedOn"), vessel.scrappedOn ? formatDate(vessel.scrappedOn, locale) : null],
    [[t("list.location"), since].filter(Boolean).join(", "), location, styles.long],
    [t("detail.voyage"), voyage, styles.long],
  ];
  return (
    <div className={styles.strip}>
      <h1>
        {vessel.vesselName}{" "}
        <StatusBadge
          status={vessel.status === "in-operation" ? "Active" : "Closed"}
          label={t(`list.tabs.${vessel.status}`)}
        />
      </h1>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value, width]) => (
            <div key={label} className={width ?? undefined}>
              <dt>{label}</dt>
              <dd title={typeof value === "string" ? value : undefined}>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
