"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { endAllotmentAction } from "@/lib/features/work-orders/allotments/actions";
import { endAllotmentInput } from "@/lib/features/work-orders/allotments/schema";
import { monthsLater } from "@/lib/platform/calendar/months";
import { MonthField } from "../inputs/month-field";

type Props = { allotment: { id: number; version: number }; openMonth: string; summary: string; onClose: () => void };

/** End an allotment with a month. product 5.15 */
export function EndDialog({ allotment, openMonth, summary, onClose }: Props) {
  const t = useTranslations("allotments");
  const last = monthsLater(openMonth, -1);
  return (
    <FormDialog
      title={t("end.title", { item: summary })}
      text={t("end.text")}
      confirm={t("end.confirm")}
      schema={endAllotmentInput}
      action={endAllotmentAction}
      defaultValues={{ ...allotment, untilMonth: last }}
      done={t("end.done")}
      onClose={onClose}
    >
      {(field) => <MonthField {...field} name="untilMonth" label={t("until")} from={last} months={24} />}
    </FormDialog>
  );
}
