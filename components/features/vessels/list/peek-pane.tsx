"use client";

import { useLocale, useTranslations } from "next-intl";
import { Urgent } from "@/components/ui/feedback/urgent";
import { Link } from "@/components/ui/layout/link";
import type { PeekPaneProps } from "@/components/ui/list/peek/frame";
import { PeekFact, PeekFacts, PeekLines, PeekPane } from "@/components/ui/list/peek/pane";
import { usePeek } from "@/components/ui/list/peek/use-peek";
import type { VesselPeek } from "@/lib/features/vessels/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { crewWords } from "../crew-words";

/** The vessel as JSON: instants are text. */
type Vessel = Omit<VesselPeek, "locationRecordedAt"> & { locationRecordedAt: string | null };

/** Show a vessel's summary: vacant seats, next joiners, location and principal. */
export function VesselPane(props: PeekPaneProps) {
  const isIndonesian = useLocale() === "id";
  const { found, isFailed } = usePeek<Vessel>(`/PMSol/v1/Vessel/GetVesselPeek/${props.id}`);
  const said = found ? (isIndonesian ? found.vesselTypeNameId : found.vesselType) : "";
  return (
    <PeekPane {...props} said={said} isFailed={isFailed}>
      {found ? <Facts vessel={found} /> : null}
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
                <Urgent level="overdue" word={locale === "id" ? jobPositionNameId : jobPositionName} />
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
  return crewWords(useTranslations("vessels.list"), vessel);
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
              <Urgent
                level={urgency("joining", daysToJoin)}
                word={daysToJoin < 0 ? t("late", { days: -daysToJoin }) : t("in", { days: daysToJoin })}
              >
                {formatDate(startDate, locale)}
              </Urgent>
            </span>
          </li>
        ))}
      </PeekLines>
    </PeekFact>
  );
}
