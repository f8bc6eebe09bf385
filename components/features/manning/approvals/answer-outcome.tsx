import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { Outcome } from "@/lib/features/evidence/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = { outcome: Outcome; isPrincipal: boolean; locale: Locale };

/** Show who answered what, when and why. Links and signed-in pages use the same text. product 5.9 */
export function AnswerOutcome({ outcome, isPrincipal, locale }: Props) {
  const t = useTranslations("approvals.page");
  const { answer, by, reason } = outcome;
  const values = { by, at: formatDate(new Date(outcome.at), locale, "instant") };
  return (
    <>
      <p>
        <StatusBadge
          status={answer === "Confirmed" ? "Approved" : "Failed"}
          label={t(`${isPrincipal ? "outcome" : "employeeOutcome"}.${answer}`, values)}
        />
      </p>
      {reason ? <p>{t("given", { reason })}</p> : null}
    </>
  );
}
