"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { markAmendedAction } from "@/lib/features/work-orders/inputs/actions";
import { amendedInput } from "@/lib/features/work-orders/inputs/schema";
import type { DialogPerson } from "./dialog-props";

/** Record that a person's tax return was amended. */
export function ReturnAmendedDialog({
  of: { crewId, name, year },
  onClose,
}: {
  of: DialogPerson;
  onClose: () => void;
}) {
  const t = useTranslations("pay-data.amend");
  return (
    <FormDialog
      title={t("ask", { name, year: String(year) })}
      text={t("stays")}
      confirm={t("action")}
      schema={amendedInput}
      action={markAmendedAction}
      defaultValues={{ crewId, year }}
      done={t("done")}
      onClose={onClose}
    />
  );
}
