"use client";

import { useLocale, useTranslations } from "next-intl";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import type { PreviewPaneProps } from "@/components/ui/list/preview/frame";
import { PreviewFact, PreviewFacts, PreviewLines, PreviewPane } from "@/components/ui/list/preview/pane";
import { useRecordPreview } from "@/components/ui/list/preview/use-record-preview";
import type { CrewPreview } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { ExpiryDate } from "../expiry-date";

/** Show a short preview of a seafarer: vessel, next assignment and documents to act on. */
export function CrewPreviewPane(props: PreviewPaneProps) {
  const t = useTranslations("crew");
  const activeLocale = useLocale();
  const { preview: seafarer, isFailed } = useRecordPreview<CrewPreview>(
    `/PMSol/v1/Employee/GetEmployeePeek?employeeId=${props.id}`,
  );
  const rank = seafarer && inLanguage(activeLocale, { en: seafarer.position, id: seafarer.positionNameId });
  const summary = seafarer
    ? [rank, t(`tabs.${seafarer.status}`), seafarer.employeeNumber].filter(Boolean).join(" · ")
    : "";
  return (
    <PreviewPane {...props} content={summary} isFailed={isFailed} head={<Photo person={seafarer} />}>
      {seafarer ? <Facts person={seafarer} /> : null}
    </PreviewPane>
  );
}

function Photo({ person }: { person: CrewPreview | null }) {
  if (!person?.photoFileId) return null;
  // The name is next to it.
  // oxlint-disable-next-line nextjs/no-img-element
  return <img src={fileAddress(person.photoFileId, true)} alt="" width={44} height={56} />;
}

function Facts({ person }: { person: CrewPreview }) {
  const t = useTranslations("crew.screens");
  const locale = useLocale();
  const { status, statusSince, plannedOffBoard, daysToOffBoard, next, phone } = person;
  const isOnBoard = status === "on-board";
  return (
    <PreviewFacts>
      <PreviewFact label={t(isOnBoard ? "list.vessel" : "list.lastVessel")}>{person.vesselName}</PreviewFact>
      <PreviewFact label={t(`peek.since.${status}`)}>{formatDate(statusSince, locale)}</PreviewFact>
      <PreviewFact label={t("list.plannedOff")}>
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
      </PreviewFact>
      <PreviewFact label={t("peek.next")}>
        {next
          ? t("peek.period", {
              vessel: next.vesselName,
              from: formatDate(next.startDate, locale),
              to: formatDate(next.endDate, locale),
            })
          : null}
      </PreviewFact>
      <Medical medical={person.medical} />
      <Documents papers={person.papers} />
      <PreviewFact label={t("peek.phone")}>{phone ? <a href={`tel:${phone}`}>{phone}</a> : null}</PreviewFact>
    </PreviewFacts>
  );
}

function Medical({ medical }: Pick<CrewPreview, "medical">) {
  const t = useTranslations("crew.screens");
  if (!medical) return null;
  const { status, validUntil, daysLeft } = medical;
  return (
    <PreviewFact label={t("peek.medical")}>
      {status === "-" ? t("peek.noMedical") : t(`medical.${status}`)}
      {validUntil ? (
        <>
          {" · "}
          <ExpiryDate date={validUntil} days={daysLeft} kind="medical" />
        </>
      ) : null}
    </PreviewFact>
  );
}

/** Show how many documents need action, and the first by name. */
function Documents({ papers }: Pick<CrewPreview, "papers">) {
  const t = useTranslations("crew.screens");
  const activeLocale = useLocale();
  if (!papers) return null;
  const { missing, ends, unverified, named } = papers;
  if (named.length === 0 && missing === 0)
    return <PreviewFact label={t("peek.papers")}>{t("peek.papersInOrder")}</PreviewFact>;
  return (
    <PreviewFact label={t("peek.papers")}>
      {[
        missing > 0 && t("list.missing", { count: missing }),
        ends > 0 && t("peek.ends", { count: ends }),
        unverified > 0 && t("peek.unverified", { count: unverified }),
      ]
        .filter(Boolean)
        .join(" · ")}
      <PreviewLines>
        {named.map(({ name, nameId, expired, daysLeft, isVerified }) => (
          <li key={name}>
            <span>{inLanguage(activeLocale, { en: name, id: nameId })}</span>
            <span>
              {expired && urgency("paper", daysLeft) !== "none" ? <ExpiryDate date={expired} days={daysLeft} /> : null}
              {isVerified ? null : <em>{t("peek.notVerified")}</em>}
            </span>
          </li>
        ))}
      </PreviewLines>
    </PreviewFact>
  );
}
