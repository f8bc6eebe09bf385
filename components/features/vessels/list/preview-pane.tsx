"use client";

import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { PreviewPaneProps } from "@/components/ui/list/preview/frame";
import { PreviewFact, PreviewFacts, PreviewLines, PreviewPane } from "@/components/ui/list/preview/pane";
import { useRecordPreview } from "@/components/ui/list/preview/use-record-preview";
import type { VesselPreview } from "@/lib/features/vessels/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewCountLabel } from "../crew-count-label";

/** The vessel as JSON: instants are text. */
type Vessel = Omit<VesselPreview, "locationRecordedAt"> & { locationRecordedAt: string | null };

/** Show a vessel's summary: vacant seats, next joiners, location and principal. */
export function VesselPreviewPane(props: PreviewPaneProps) {
  const activeLocale = useLocale();
  const { preview: peeked, isFailed } = useRecordPreview<Vessel>(`/PMSol/v1/Vessel/GetVesselPeek/${props.id}`);
  const typeName = peeked ? inLanguage(activeLocale, { en: peeked.vesselType, id: peeked.vesselTypeNameId }) : "";
  return (
    <PreviewPane {...props} content={typeName} isFailed={isFailed}>
      {peeked ? <Facts vessel={peeked} /> : null}
    </PreviewPane>
  );
}

function Facts({ vessel }: { vessel: Vessel }) {
  const t = useTranslations("vessels");
  const locale = useLocale();
  const { vacantSeats, currentLocation, locationRecordedAt, principal, scrappedOn } = vessel;
  const seen = locationRecordedAt ? formatDate(dayOf(new Date(locationRecordedAt)), locale) : "";
  return (
    <PreviewFacts>
      {scrappedOn ? (
        <PreviewFact label={t("list.scrappedOn")}>{formatDate(scrappedOn, locale)}</PreviewFact>
      ) : (
        <PreviewFact label={t("list.crewOnBoard")}>
          <CrewOf vessel={vessel} />
        </PreviewFact>
      )}
      <PreviewFact label={t("peek.vacant")}>
        {vacantSeats.length > 0 ? (
          <PreviewLines>
            {vacantSeats.map(({ vesselCrewId, jobPositionName, jobPositionNameId }) => (
              <li key={vesselCrewId}>
                <UrgencyBadge
                  level="overdue"
                  label={inLanguage(locale, { en: jobPositionName, id: jobPositionNameId })}
                />
              </li>
            ))}
          </PreviewLines>
        ) : null}
      </PreviewFact>
      <Joiners joiners={vessel.joiners} />
      <PreviewFact label={t("list.location")}>{[currentLocation, seen].filter(Boolean).join(", ")}</PreviewFact>
      <PreviewFact label={t("list.principal")}>{principal}</PreviewFact>
    </PreviewFacts>
  );
}

function CrewOf({ vessel }: { vessel: Vessel }) {
  return crewCountLabel(useTranslations("vessels.list"), vessel);
}

function Joiners({ joiners }: Pick<VesselPreview, "joiners">) {
  const t = useTranslations("vessels.peek");
  const locale = useLocale();
  if (!joiners) return null;
  if (joiners.length === 0) return <PreviewFact label={t("joiners")}>{t("noOnePlanned")}</PreviewFact>;
  return (
    <PreviewFact label={t("joiners")}>
      <PreviewLines>
        {joiners.map(({ crewId, fullName, jobPositionName, jobPositionNameId, startDate, daysToJoin }) => (
          <li key={`${crewId} ${startDate}`}>
            <span>
              <Link href={`/dashboard/crew-management/${crewId}/details?tab=crew-details`} prefetch={false}>
                {fullName}
              </Link>
              {`, ${inLanguage(locale, { en: jobPositionName, id: jobPositionNameId })}`}
            </span>
            <span>
              <UrgencyBadge
                level={urgency("joining", daysToJoin)}
                label={daysToJoin < 0 ? t("late", { days: -daysToJoin }) : t("in", { days: daysToJoin })}
              >
                {formatDate(startDate, locale)}
              </UrgencyBadge>
            </span>
          </li>
        ))}
      </PreviewLines>
    </PreviewFact>
  );
}
