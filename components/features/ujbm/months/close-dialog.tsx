"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { closeMonthAction } from "@/lib/features/ujbm/months/actions";
import { closeMonthInput, type UjbmPage } from "@/lib/features/ujbm/months/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { OpenQuestions } from "./open-questions";

type Props = {
  page: Pick<UjbmPage, "open" | "month">;
  months: number;
  year: number;
  onClose: () => void;
};

/** Close a month, with open questions. */
export function CloseMonthDialog({ page, months, year, onClose }: Props) {
  const t = useTranslations("ujbm.close");
  const locale = useLocale();
  const { open, month } = page;
  const isClear = open.noRate + open.noPayee + open.large === 0;
  return (
    <FormDialog
      title={t("title", { month: formatDate(month, locale, "month") })}
      text={
        <>
          <p>{t("text", { vessels: open.vessels, total: rupiahText(open.total) })}</p>
          {isClear ? <p>{t("nothing")}</p> : <OpenQuestions open={open} />}
        </>
      }
      confirm={t("confirm")}
      schema={closeMonthInput}
      action={closeMonthAction}
      defaultValues={{ months, year }}
      done={t("done")}
      onClose={onClose}
    />
  );
}
