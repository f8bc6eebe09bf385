import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { InvoiceState } from "@/db/enums/billing";

const badges = { open: "Pending", "partly-paid": "InProgress", paid: "Open" } as const;

/** Badge: open, partly paid or paid. */
export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  const t = useTranslations("billing.invoiceStates");
  return <StatusBadge status={badges[state]} label={t(state)} />;
}
