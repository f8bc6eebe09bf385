"use client";

import { useLocale, useTranslations } from "next-intl";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import type { PeekPaneProps } from "@/components/ui/list/peek/frame";
import { PeekFact, PeekFacts, PeekLines, PeekPane } from "@/components/ui/list/peek/pane";
import { usePeek } from "@/components/ui/list/peek/use-peek";
import type { CrewPeek } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { ExpiryDate } from "../expiry-date";

/** Show a short preview of a seafarer: vessel, next assignment and documents to act on. */
export function CrewPane(props: PeekPaneProps) {
  const t = useTranslations("crew");
  const isIndonesian = useLocale() === "id";
  const { preview: seafarer, isFailed } = usePeek<CrewPeek>(
    `/PMSol/v1/Employee/GetEmployeePeek?employeeId=${props.id}`,
  );
  const rank = seafarer && (isIndonesian ? seafarer.positionNameId : seafarer.position);
  const summary = seafarer
    ? [rank, t(`tabs.${seafarer.status}`), seafarer.employeeNumber].filter(Boolean).join(" · ")
    : "";
  return (
    <PeekPane {...props} content={summary} isFailed={isFailed} head={<Photo person={seafarer} />}>
      {seafarer ? <Facts person={seafarer} /> : null}
    </PeekPane>
  );
}

function Photo({ person }: { person: CrewPeek | null }) {
  if (!person?.photoFileId) return null;
  // The name is next to it.
  // oxlint-disable-next-line nextjs/no-img-element
  return <img src={fileAddress(person.photoFileId, true)} alt="" width={44} height={56} />;
}

function Facts({ person }: { person: CrewPeek }) {
  const t = useTranslations("crew.screens");
  const locale = useLocale() === "id" ? "id" : "en";
  const { status, statusSince, plannedOffBoard, daysToOffBoard, next, phone } = person;
  const isOnBoard = status === "on-board";
  return (
    <PeekFacts>
      <PeekFact label={t(isOnBoard ? "list.vessel" : "list.lastVessel")}>{person.vesselName}</PeekFact>
      <PeekFact label={t(`peek.since.${status}`)}>{formatDate(statusSince, locale)}</PeekFact>
      <PeekFact label={t("list.plannedOff")}>
        {plannedOffBoard === null || daysToOffBoard === null ? null : (
          <UrgencyBadge
            level={urgency("sign-off", daysToOffBoard)}
            label={
              daysToOffBoard < 0 ? t("overdue", { days: -daysToOffBoard }) : t("daysLeft", { days: daysToOffBoard })
            }
          >
            {formatDate(plannedOffBoard, locale)}
          </UrgencyBadge>
        )}
      </PeekFact>
      <PeekFact label={t("peek.next")}>
        {next
          ? t("peek.period", {
              vessel: next.vesselName,
              from: formatDate(next.startDate, locale),
              to: formatDate(next.endDate, locale),
            })
          : null}
      </PeekFact>
      <Medical medical={person.medical} />
      <Documents papers={person.papers} />
      <PeekFact label={t("peek.phone")}>{phone ? <a href={`tel:${phone}`}>{phone}</a> : null}</PeekFact>
    </PeekFacts>
  );
}

function Medical({ medical }: Pick<CrewPeek, "medical">) {
  const t = useTranslations("crew.screens");
  if (!medical) return null;
  const { status, validUntil, daysLeft } = medical;
  return (
    <PeekFact label={t("peek.medical")}>
      {status === "-" ? t("peek.noMedical") : t(`medical.${status}`)}
      {validUntil ? (
        <>
          {" · "}
          <ExpiryDate date={validUntil} days={daysLeft} kind="medical" />
        </>
      ) : null}
    </PeekFact>
  );
}

/** Show how many documents need action, and the first by name. */
function Documents({ papers }: Pick<CrewPeek, "papers">) {
  const t = useTranslations("crew.screens");
  const isIndonesian = useLocale() === "id";
  if (!papers) return null;
  const { missing, ends, unverified, named } = papers;
  if (named.length === 0 && missing === 0)
    return <PeekFact label={t("peek.papers")}>{t("peek.papersInOrder")}</PeekFact>;
  return (
    <PeekFact label={t("peek.papers")}>
      {[
        missing > 0 && t("list.missing", { count: missing }),
        ends > 0 && t("peek.ends", { count: ends }),
        unverified > 0 && t("peek.unverified", { count: unverified }),
      ]
        .filter(Boolean)
        .join(" · ")}
      <PeekLines>
        {named.map(({ name, nameId, expired, daysLeft, isVerified }) => (
          <li key={name}>
            <span>{isIndonesian ? nameId : name}</span>
            <span>
              {expired && urgency("paper", daysLeft) !== "none" ? <ExpiryDate date={expired} days={daysLeft} /> : null}
              {isVerified ? null : <em>{t("peek.notVerified")}</em>}
            </span>
          </li>
        ))}
      </PeekLines>
    </PeekFact>
  );
}
