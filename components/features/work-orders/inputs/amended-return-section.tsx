import { getTranslations } from "next-intl/server";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import type { PersonPay } from "@/lib/features/work-orders/inputs/schema";
import { AmendedButton } from "./buttons";
import type { DialogPerson } from "./dialog-props";

/** Show that a year has no open month left to settle the ended employment; else nothing. product 5.15.5 */
export async function AmendedReturnSection({ pay, of }: { pay: PersonPay; of: DialogPerson }) {
  const t = await getTranslations("pay-data.amend");
  if (!pay.isToAmend) return null;
  const year = String(pay.year);
  return (
    <Alert severity="warning" role="status" space="below-16">
      <AlertTitle>{t("title", { year })}</AlertTitle>
      <p>{t("text", { name: pay.name, year })}</p>
      {pay.mayWrite ? <AmendedButton label={t("action")} dialogProps={{ of }} /> : null}
    </Alert>
  );
}
