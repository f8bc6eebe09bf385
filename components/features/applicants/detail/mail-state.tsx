import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";

const looks = { queued: "Pending", sent: "Passed", failed: "Failed" } as const;

export async function MailState({ status }: { status: keyof typeof looks }) {
  const t = await getTranslations("applicants.screens.timeline.mailStates");
  return <StatusBadge status={looks[status]} label={t(status)} />;
}
