import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { failureReasons } from "@/db/enums/applicants";
import { exCrewNote } from "@/lib/features/applicants/hiring/former-crew.rules";
import type { TimelineEntry } from "@/lib/features/applicants/pipeline/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { reasonKey } from "../pipeline/reason-key";
import styles from "./timeline.module.css";

type Entry = Extract<TimelineEntry, { kind: "assessment" }>;

/** Show one history row: stage, result and its details. */
export async function AssessmentEntry({ entry, locale }: { entry: Entry; locale: Locale }) {
  const [t, all] = await Promise.all([getTranslations("applicants.screens"), getTranslations("applicants")]);
  const { type, status, reason, details } = entry;
  const ended = type === "failed";
  const isRetake = ended && status === "Pending";
  const label = isRetake ? t("timeline.reopened") : ended ? all("detail.stopped") : all(`list.stages.${type}`);
  const key = reason ? reasonKey(reason, failureReasons) : null;
  const reasonText = key && reason ? labelFor(all, key, reason) : reason;
  const facts = [
    details?.date ? [formatDate(details.date, locale), details.time].filter(Boolean).join(", ") : null,
    details?.place,
    details?.link,
    details?.assessors?.join(", "),
    details?.score === undefined
      ? null
      : t("timeline.score", { score: details.score, threshold: details.threshold ?? 0 }),
    details?.navigationScore === undefined
      ? null
      : t("timeline.navigation", { score: details.navigationScore, threshold: details.navigationThreshold ?? 0 }),
    details?.override ? t("timeline.override") : null,
    details?.letterNumber,
    details?.clinic,
    details?.result,
    details?.healthStatusDegree,
    details?.assessor,
    details?.vesselName,
    details?.note === exCrewNote ? t("timeline.exCrew") : details?.note,
    details?.employeeNumber ? t("result.hiredAs", { number: details.employeeNumber }) : null,
    details?.employmentType,
  ].filter(Boolean);
  return (
    <>
      <p>
        <strong>{label}</strong>{" "}
        {isRetake ? null : (
          <StatusBadge
            status={ended ? "Failed" : status}
            label={ended ? t("timeline.ended") : all(`list.status.${status}`)}
          />
        )}
      </p>
      {reasonText ? <p>{reasonText}</p> : null}
      {facts.length > 0 ? <p className={styles.muted}>{facts.join(" · ")}</p> : null}
    </>
  );
}
