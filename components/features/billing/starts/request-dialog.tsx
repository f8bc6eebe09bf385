"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { proposeStartAction } from "@/lib/features/billing/starts/actions";
import { proposeStartInput } from "@/lib/features/billing/starts/schema";
import { OpenMonthsTable, type Months } from "./open-months-table";

type Props = { month: number; year: number; monthName: string; months: Months; onClose: () => void };

/** Request the first billing month, with earlier open months and totals. product 5.14 */
export function RequestBillingStartDialog({ month, year, monthName, months, onClose }: Props) {
  const t = useTranslations("billing.start");
  return (
    <FormDialog
      title={t("title", { month: monthName })}
      text={
        <>
          <p>{t("text", { month: monthName })}</p>
          <OpenMonthsTable months={months} />
          <p>{t("otherwise")}</p>
        </>
      }
      confirm={t("ask")}
      schema={proposeStartInput}
      action={proposeStartAction}
      defaultValues={{ month, year }}
      done={t("asked")}
      onClose={onClose}
    />
  );
}
