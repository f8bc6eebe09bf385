"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDigitsField } from "@/components/ui/form/digits/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { normalizeDigits } from "@/lib/features/crew/formats/rules";
import { proposeAllotmentAction } from "@/lib/features/work-orders/allotments/actions";
import { maxPayees, proposeAllotmentInput } from "@/lib/features/work-orders/allotments/schema";
import { MonthField } from "../inputs/month-field";

type Props = {
  of: { crewId: number; name: string; openMonth: string };
  place: number;
  today: string;
  onClose: () => void;
};
type Values = Record<"payeeName" | "bankName" | "accountNumber" | "amount" | "share" | "fromMonth", string> &
  Record<"untilMonth" | "consentOn" | "consent", string> & { crewId: number; place: number };

/** Propose an allotment for a second person to confirm. MLC A2.2 */
export function ProposeDialog({ of, place, today, onClose }: Props) {
  const t = useTranslations("allotments");
  const places = Array.from({ length: maxPayees }, (_, at) => ({ value: at + 1, label: String(at + 1) }));
  const text = { autoComplete: "off", maxLength: 100 } as const;
  return (
    <FormDialog<Values, unknown>
      title={t("propose.title", { name: of.name })}
      text={t("propose.text")}
      confirm={t("propose.confirm")}
      schema={proposeAllotmentInput}
      action={proposeAllotmentAction}
      defaultValues={{
        crewId: of.crewId,
        place,
        payeeName: "",
        bankName: "",
        accountNumber: "",
        amount: "",
        share: "",
        fromMonth: of.openMonth,
        untilMonth: "",
        consentOn: today,
        consent: "",
      }}
      done={t("propose.done")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField {...field} name="place" label={t("place")} options={places} required />
          <FormTextField {...field} {...text} name="payeeName" label={t("payee")} required />
          <FormTextField {...field} {...text} name="bankName" label={t("bank")} required />
          <FormDigitsField {...field} name="accountNumber" label={t("account")} read={normalizeDigits} required />
          <FormTextField {...field} {...text} name="amount" label={t("amount")} inputMode="numeric" unit="Rp" />
          <FormTextField {...field} {...text} name="share" label={t("share")} inputMode="decimal" unit="%" />
          <MonthField {...field} name="fromMonth" label={t("from")} from={of.openMonth} months={12} />
          <FormDateField {...field} name="consentOn" label={t("consentOn")} required />
          <div data-wide>
            <FormTextField {...field} name="consent" label={t("consent")} maxLength={200} autoComplete="off" required />
          </div>
        </>
      )}
    </FormDialog>
  );
}
