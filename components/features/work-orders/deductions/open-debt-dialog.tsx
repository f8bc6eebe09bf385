"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { debtKinds, type DebtKind } from "@/db/enums/work-orders";
import { openDebtAction } from "@/lib/features/work-orders/deductions/actions";
import { openDebtInput } from "@/lib/features/work-orders/deductions/schema";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { AmountField } from "../inputs/amount-field";
import { MonthField } from "../inputs/month-field";
import { DebtFiles } from "./debt-files";
import { InstalmentField } from "./instalment-field";

type Props = { of: { crewId: number; name: string; openMonth: string }; onClose: () => void };
type Values = {
  crewId: number;
  kind: DebtKind;
  name: string;
  amount: string;
  instalment: string;
  fromMonth: string;
  paidOn: string;
  note: string;
  fileId: UploadedFile | null;
};

/** Record a debt for a second person to confirm. product 5.15 */
export function OpenDebtDialog({ of, onClose }: Props) {
  const t = useTranslations("deductions");
  return (
    <DebtFiles>
      <FormDialog<Values, { isWaiting: boolean }>
        title={t("open.title", { name: of.name })}
        text={t("open.text")}
        confirm={t("open.confirm")}
        schema={openDebtInput}
        action={openDebtAction}
        defaultValues={{
          crewId: of.crewId,
          kind: "cashAdvance",
          name: "",
          amount: "",
          instalment: "",
          fromMonth: of.openMonth,
          paidOn: "",
          note: "",
          fileId: null,
        }}
        done={({ isWaiting }) => [{ severity: "success", text: t(isWaiting ? "open.done" : "saved") }]}
        onClose={onClose}
      >
        {(field) => (
          <>
            <FormSelectField
              {...field}
              name="kind"
              label={t("kind")}
              options={debtKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              required
            />
            <FormTextField {...field} name="name" label={t("name")} maxLength={80} autoComplete="off" required />
            <AmountField {...field} name="amount" label={t("amount")} />
            <InstalmentField {...field} name="instalment" label={t("instalment")} />
            <MonthField {...field} name="fromMonth" label={t("month")} from={of.openMonth} months={12} />
            <FormTextField {...field} name="note" label={t("note")} maxLength={500} autoComplete="off" />
            <div data-wide>
              <FormFileField {...field} name="fileId" label={t("paper")} />
            </div>
          </>
        )}
      </FormDialog>
    </DebtFiles>
  );
}
