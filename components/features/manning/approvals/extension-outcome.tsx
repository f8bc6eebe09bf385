import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { LinkQuestion } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

const ended = ["removed", "changed", "dates-changed"] as const;

/** Show the outcome of an extension request. */
export async function ExtensionOutcome({ question, locale }: { question: LinkQuestion; locale: Locale }) {
  const [t, pages] = await Promise.all([getTranslations("extensions.page"), getTranslations("approvals.page")]);
  const { outcome, state } = question;
  const endReason = ended.find((reason) => reason === state);
  if (!outcome) return <p>{endReason ? t(endReason) : pages(`state.${state}`, { named: "" })}</p>;
  const values = { by: outcome.by, at: formatDate(new Date(outcome.at), locale, "instant") };
  return (
    <>
      <p>
        <StatusBadge
          status={outcome.answer === "Confirmed" ? "Approved" : "Failed"}
          label={t(`outcome.${outcome.answer}`, values)}
        />
      </p>
      {outcome.reason ? <p>{pages("given", { reason: outcome.reason })}</p> : null}
    </>
  );
}
