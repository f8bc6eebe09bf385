import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";

const statusVariants = { queued: "Pending", sent: "Passed", failed: "Failed" } as const;

export async function MailState({ status }: { status: keyof typeof statusVariants }) {
  const t = await getTranslations("applicants.screens.timeline.mailStates");
  return <StatusBadge status={statusVariants[status]} label={t(status)} />;
}
