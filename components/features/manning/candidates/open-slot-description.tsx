import { useLocale, useTranslations } from "next-intl";
import type { WantedSeat } from "@/lib/features/manning/candidates/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./candidates.module.css";

/** Describe which approvals the principal requires. */
function approvalRuleOf({ principal, approvalPolicy, needPrincipalApproval }: WantedSeat) {
  if (principal === null || approvalPolicy === null) return "noPrincipal";
  if (needPrincipalApproval) return approvalPolicy === "officers" ? "officer" : "all";
  return approvalPolicy === "officers" ? "notOfficer" : "none";
}

/** Describe the open slot: start, length, person relieved and the principal's approval rule. */
export function OpenSlotDescription({ seat }: { seat: WantedSeat }) {
  const t = useTranslations("candidates.dialog");
  const language = useLocale();
  const { startDate, durationMonths, relieves, handoverDays, principal } = seat;
  const date = (day: string) => formatDate(day, language);
  return (
    <div className={styles.hole}>
      <p>
        {t("from", { date: date(startDate), months: durationMonths })}
        {". "}
        {relieves
          ? t("relieves", {
              name: relieves.fullName ?? t("someone"),
              date: date(relieves.endDate),
              days: handoverDays,
            })
          : t("seatVacant")}
      </p>
      <p>{t(`rules.${approvalRuleOf(seat)}`, { principal: principal ?? "" })}</p>
    </div>
  );
}
