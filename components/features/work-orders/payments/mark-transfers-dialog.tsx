"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { markTransfersAction } from "@/lib/features/work-orders/payments/actions";
import { markTransfersInput } from "@/lib/features/work-orders/payments/schema";

type Values = { runId: number; ids: number[] | null; answer: "paid" | "rejected"; reason: string; settledOn: string };
type Props = {
  runId: number;
  answer: "paid" | "rejected";
  /** One transfer with name and formatted amount; null for all unanswered ones. */
  of: { id: number; name: string; amount: string } | null;
  count: number;
  today: string;
  onClose: () => void;
};

/** Enter the bank's answer to one or all unanswered transfers. product 5.15 */
export function MarkTransfersDialog({ runId, answer, of, count, today, onClose }: Props) {
  const t = useTranslations("payment-runs.mark");
  const summary = of ? t("one", { name: of.name, amount: of.amount }) : t("all", { count });
  return (
    <FormDialog<Values, { marked: number }>
      title={t(`${answer}.title`)}
      text={summary}
      confirm={t(`${answer}.action`)}
      danger={answer === "rejected"}
      schema={markTransfersInput}
      action={markTransfersAction}
      defaultValues={{ runId, ids: of ? [of.id] : null, answer, reason: "", settledOn: today }}
      done={({ marked }) => [{ severity: "success", text: t(`${answer}.done`, { count: marked }) }]}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormDateField {...field} name="settledOn" label={t("settledOn")} max={today} required />
          {answer === "rejected" ? (
            <div data-wide>
              <FormTextField {...field} name="reason" label={t("reason")} maxLength={300} autoComplete="off" required />
            </div>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
