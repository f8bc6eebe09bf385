import { useTranslations } from "next-intl";

const steps = ["waitingForReport", "waitingForReview", "waitingForRevision"] as const;
type Props = { vessel: Record<(typeof steps)[number], number> };

/** Show the pending reports of a vessel and who must act. */
export function PendingReports({ vessel }: Props) {
  const t = useTranslations("appraisal-lists.open");
  const pending = steps.filter((step) => vessel[step] > 0);
  if (pending.length === 0) return <span data-muted="">{t("none")}</span>;
  return pending.map((step) => t(step, { count: vessel[step] })).join(" · ");
}
