import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { UjbmPage } from "@/lib/features/ujbm/months/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { monthStatusVariants } from "./status-variants";
import { OpenQuestions } from "./open-questions";
import styles from "../ujbm.module.css";

type Props = { page: Pick<UjbmPage, "state" | "month" | "closedAt" | "closedByName" | "open"> };

/** Month and status, with open questions until closed. */
export async function MonthStatus({ page }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("ujbm"), getLocale()]);
  const { state, month, closedAt, closedByName, open } = page;
  const values = { date: closedAt ? formatDate(closedAt, activeLocale) : "", by: closedByName ?? "clock" };
  return (
    <>
      <p className={styles.state}>
        <strong>{formatDate(month, activeLocale, "month")}</strong>
        <StatusBadge status={monthStatusVariants[state]} label={t(`states.${state}`)} />
        {t(`stateTexts.${state}`, values)}
      </p>
      {state === "draft" ? <OpenQuestions open={open} /> : null}
    </>
  );
}
