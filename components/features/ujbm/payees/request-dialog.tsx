"use client";

import { useTranslations } from "next-intl";
import { FormDigitsField } from "@/components/ui/form/digits/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { normalizeDigits } from "@/lib/features/crew/formats/rules";
import { requestPayeeAction } from "@/lib/features/ujbm/payees/actions";
import { requestPayeeInput, type VesselPayees } from "@/lib/features/ujbm/payees/schema";

type Props = { payees: VesselPayees; isRemoval: boolean; onClose: () => void };
type Values = {
  vesselId: number;
  isRemoval: boolean;
  bankName: string;
  accountNumber: string;
  accountName: string;
  phone: string;
  reason: string;
};

/** Request another account, or the head's again; a colleague confirms it. */
export function RequestPayeeDialog({ payees: { vesselId, vesselName }, isRemoval, onClose }: Props) {
  const t = useTranslations("ujbm.payee");
  const emptyAccount = { bankName: "", accountNumber: "", accountName: "", phone: "", reason: "" };
  return (
    <FormDialog<Values, { needsSecondPerson: boolean }>
      title={t(isRemoval ? "removeTitle" : "title", { vessel: vesselName })}
      text={t("text")}
      confirm={t("confirm")}
      schema={requestPayeeInput}
      action={requestPayeeAction}
      defaultValues={{ vesselId, isRemoval, ...emptyAccount }}
      done={({ needsSecondPerson }) => [
        needsSecondPerson ? { severity: "success", text: t("done") } : { severity: "warning", text: t("doneAlone") },
      ]}
      onClose={onClose}
    >
      {(field) => (
        <>
          {isRemoval ? null : (
            <>
              <FormTextField
                {...field}
                name="bankName"
                label={t("bankName")}
                maxLength={100}
                autoComplete="off"
                required
              />
              <FormDigitsField
                {...field}
                name="accountNumber"
                label={t("accountNumber")}
                read={normalizeDigits}
                required
              />
              <FormTextField
                {...field}
                name="accountName"
                label={t("accountName")}
                maxLength={100}
                autoComplete="off"
                required
              />
              <FormTextField
                {...field}
                name="phone"
                label={t("phone")}
                kind="tel"
                type="tel"
                maxLength={40}
                autoComplete="off"
              />
            </>
          )}
          <div data-wide>
            <FormTextField
              {...field}
              name="reason"
              label={t("reason")}
              maxLength={500}
              autoComplete="off"
              multiline
              required
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
