import { getLocale, getTranslations } from "next-intl/server";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { ViewFile } from "@/components/ui/feedback/view-file";
import { Icon } from "@/components/ui/layout/icon";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewStatusVariants } from "../status-variants";
import { SuitabilityMark } from "../suitability-mark";
import { TimeOnBoard } from "../time-on-board";
import styles from "../sections/record.module.css";
import type { NextDate } from "./next-date";

const kinds = { offBoard: "sign-off", joining: "joining", expiry: "paper" } as const;
type Props = { person: CrewDetail; next: NextDate | null; vesselHref: string | null };

/** Show name, vessel and next important date; always visible. */
export async function PersonStrip({ person, next, vesselHref }: Props) {
  const [t, crew, locale] = await Promise.all([
    getTranslations("crew.screens.strip"),
    getTranslations("crew"),
    getLocale(),
  ]);
  const rank = inLanguage(locale, { en: person.jobPositionName, id: person.jobPositionNameId });
  const type = inLanguage(locale, { en: person.vesselTypeName, id: person.vesselTypeNameId });
  const vessel = person.vesselName ?? person.lastVesselName;
  const inWords = ({ kind, days }: NextDate) =>
    days < 0 ? t(kind === "expiry" ? "expired" : "overdue", { days: -days }) : t("inDays", { days });
  return (
    <div className={styles.strip}>
      {person.photo ? (
        <ViewFile file={person.photo} className={styles.photo}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- a private file, answered as it is: nothing to optimise */}
          <img src={fileAddress(person.photo.fileId, true)} alt={t("photo")} width={44} height={56} loading="eager" />
        </ViewFile>
      ) : (
        <span className={styles.photo}>
          <Icon name="person" size={28} />
        </span>
      )}
      <div className={styles.who}>
        <h1>
          {person.fullName}
          <StatusBadge status={crewStatusVariants[person.status]} label={crew(`tabs.${person.status}`)} />
          <SuitabilityMark level={person.suitabilityLevelId} />
        </h1>
        <p>
          <span title={t("number")}>{person.employeeNumber}</span> · {rank}, {type}
        </p>
      </div>
      <dl>
        {vessel ? (
          <div>
            <dt>{t(person.vesselName ? "vessel" : "lastVessel")}</dt>
            <dd>
              <OptionalLink href={vesselHref}>{vessel}</OptionalLink>
            </dd>
          </div>
        ) : null}
        {next ? (
          <div>
            <dt>{t(next.kind)}</dt>
            <dd>
              <UrgencyBadge level={urgency(kinds[next.kind], next.days)} label={inWords(next)}>
                {formatDate(next.date, locale)}
              </UrgencyBadge>
            </dd>
          </div>
        ) : null}
        {person.status === "on-board" ? (
          <div>
            <dt>{t("timeOnBoard")}</dt>
            <dd>
              <TimeOnBoard since={person.statusSince} days={person.statusDays} />
            </dd>
          </div>
        ) : null}
        {person.certificateStatus ? (
          <div>
            <dt>{t("certificates")}</dt>
            <dd>
              <StatusBadge
                status={person.certificateStatus}
                label={crew(`certificateStatus.${person.certificateStatus}`)}
              />
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
