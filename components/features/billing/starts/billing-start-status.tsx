import { getLocale, getTranslations } from "next-intl/server";
import type { z } from "zod";
import { Alert } from "@/components/ui/feedback/alert";
import type { billingStart } from "@/lib/features/billing/starts/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { OpenMonthsTable } from "./open-months-table";
import { BillingStartActions } from "./actions";

/** The first billing month, with months proposed or confirmed as billed elsewhere. product 5.14 */
export async function BillingStartStatus({ start }: { start: NonNullable<z.output<typeof billingStart>> }) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing.start"), getLocale()]);
  const { isConfirmed, askedBy, confirmedBy, mayDecide, mayWithdraw, months } = start;
  const month = formatDate(start.month, activeLocale, "month");
  return (
    <Alert severity={isConfirmed ? "info" : "warning"} role="note" space="below-16">
      {t(isConfirmed ? "confirmed" : "waiting", { month, by: confirmedBy ?? askedBy })}
      <OpenMonthsTable months={months} />
      <BillingStartActions mayConfirm={mayDecide} mayRefuse={mayWithdraw} month={month} />
    </Alert>
  );
}
