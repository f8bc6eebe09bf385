import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { shortName } from "@/components/features/crew/short-name";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Candidate } from "@/lib/features/manning/candidates/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./candidates.module.css";
import { FitReasons } from "./fit-reasons";

/** The parts shown in the second line, in order. */
const shownParts = ["lastVessel", "rest", "papers", "appraisal", "free"] as const;

type Props = { candidate: Candidate; mayOpenCrew: boolean; action: ReactNode };

/** Show a candidate in two lines, with fit reasons and effects on other seats. */
export function CandidateRow({ candidate, mayOpenCrew, action }: Props) {
  const t = useTranslations("candidates.dialog");
  const locale = useLocale();
  const { fullName, employeeIdNumber, isPromotion, crewId, why, elsewhere, rejection } = candidate;
  const rank = inLanguage(locale, { en: candidate.jobPositionName, id: candidate.jobPositionNameId });
  const type = inLanguage(locale, { en: candidate.lastVesselType, id: candidate.lastVesselTypeNameId });
  const lines = shownParts.flatMap((name) => {
    const fitPart = why.find(({ part }) => part === name);
    if (!fitPart) return [];
    const text = name === "lastVessel" && type ? `${fitPart.text} (${shortName(type)})` : fitPart.text;
    return [{ name, text, isBad: fitPart.level === 0 && name !== "lastVessel" }];
  });
  return (
    <article className={styles.candidate} aria-label={fullName}>
      <header>
        <h3>
          {mayOpenCrew ? (
            <Link
              href={`/dashboard/crew-management/${crewId}/details?tab=crew-details`}
              prefetch={false}
              target="_blank"
            >
              {fullName}
            </Link>
          ) : (
            fullName
          )}{" "}
          <small>{employeeIdNumber}</small>
        </h3>
        <p>
          {rank}
          {isPromotion ? <StatusBadge status="Pending" label={t("promotion")} /> : null}
        </p>
        {action}
      </header>
      <p className={styles.facts}>
        {lines.map(({ name, text, isBad }) => (
          <span key={name} data-bad={isBad || undefined}>
            {text}
          </span>
        ))}
      </p>
      <FitReasons why={why} />
      {rejection ? <Rejected {...rejection} /> : null}
      {elsewhere.map(({ vesselCrewId, since, text, isUncovered }) => (
        <p key={`${vesselCrewId} ${since}`} className={styles.effect} data-uncovered={isUncovered || undefined}>
          {text}
        </p>
      ))}
    </article>
  );
}

function Rejected({ date, by, reason }: NonNullable<Candidate["rejection"]>) {
  const t = useTranslations("candidates.dialog");
  const language = useLocale();
  return (
    <p className={styles.effect}>
      {t(`rejectedBy.${by}`, { date: formatDate(date, language) })} {reason ?? t("noReason")}
    </p>
  );
}
