"use client";

import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { PeekPaneProps } from "@/components/ui/list/peek/frame";
import { PeekFact, PeekFacts, PeekLines, PeekPane } from "@/components/ui/list/peek/pane";
import { usePeek } from "@/components/ui/list/peek/use-peek";
import type { VesselPeek } from "@/lib/features/vessels/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { crewCountLabel } from "../crew-count-label";

/** The vessel as JSON: instants are text. */
type Vessel = Omit<VesselPeek, "locationRecordedAt"> & { locationRecordedAt: string | null };

/** Show a vessel's summary: vacant seats, next joiners, location and principal. */
export function VesselPane(props: PeekPaneProps) {
  const isIndonesian = useLocale() === "id";
  const { preview: peeked, isFailed } = usePeek<Vessel>(`/PMSol/v1/Vessel/GetVesselPeek/${props.id}`);
  const typeName = peeked ? (isIndonesian ? peeked.vesselTypeNameId : peeked.vesselType) : "";
  return (
    <PeekPane {...props} content={typeName} isFailed={isFailed}>
      {peeked ? <Facts vessel={peeked} /> : null}
    </PeekPane>
  );
}

function Facts({ vessel }: { vessel: Vessel }) {
  const t = useTranslations("vessels");
  const locale = useLocale() === "id" ? "id" : "en";
  const { vacantSeats, currentLocation, locationRecordedAt, principal, scrappedOn } = vessel;
  const seen = locationRecordedAt ? formatDate(dayOf(new Date(locationRecordedAt)), locale) : "";
  return (
    <PeekFacts>
      {scrappedOn ? (
        <PeekFact label={t("list.scrappedOn")}>{formatDate(scrappedOn, locale)}</PeekFact>
      ) : (
        <PeekFact label={t("list.crewOnBoard")}>
          <CrewOf vessel={vessel} />
        </PeekFact>
      )}
      <PeekFact label={t("peek.vacant")}>
        {vacantSeats.length > 0 ? (
          <PeekLines>
            {vacantSeats.map(({ vesselCrewId, jobPositionName, jobPositionNameId }) => (
              <li key={vesselCrewId}>
                <UrgencyBadge level="overdue" label={locale === "id" ? jobPositionNameId : jobPositionName} />
              </li>
            ))}
          </PeekLines>
        ) : null}
      </PeekFact>
      <Joiners joiners={vessel.joiners} />
      <PeekFact label={t("list.location")}>{[currentLocation, seen].filter(Boolean).join(", ")}</PeekFact>
      <PeekFact label={t("list.principal")}>{principal}</PeekFact>
    </PeekFacts>
  );
}

function CrewOf({ vessel }: { vessel: Vessel }) {
  return crewCountLabel(useTranslations("vessels.list"), vessel);
}

function Joiners({ joiners }: Pick<VesselPeek, "joiners">) {
  const t = useTranslations("vessels.peek");
  const locale = useLocale() === "id" ? "id" : "en";
  if (!joiners) return null;
  if (joiners.length === 0) return <PeekFact label={t("joiners")}>{t("nobody")}</PeekFact>;
  return (
    <PeekFact label={t("joiners")}>
      <PeekLines>
        {joiners.map(({ employeeId, fullName, jobPositionName, jobPositionNameId, startDate, daysToJoin }) => (
          <li key={`${employeeId} ${startDate}`}>
            <span>
              <Link href={`/dashboard/crew-management/${employeeId}/details?tab=crew-details`} prefetch={false}>
                {fullName}
              </Link>
              {`, ${locale === "id" ? jobPositionNameId : jobPositionName}`}
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
      </PeekLines>
    </PeekFact>
  );
}
