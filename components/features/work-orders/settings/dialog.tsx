"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog, type DialogFields } from "@/components/ui/form/form-dialog";
import { MoneyField } from "@/components/ui/form/money-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { debtKinds, type DebtKind, insuredLines, leaveModes, payTimings, subsidies } from "@/db/enums/work-orders";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { updatePayrollSettingsAction } from "@/lib/features/work-orders/settings/actions";
import { updatePayrollSettingsInput, type PayrollSettings } from "@/lib/features/work-orders/settings/schema";

type Values = ReturnType<typeof valuesOf>;

const bare = (basisPoints: number | null) =>
  basisPoints === null ? "" : formatPercent(basisPoints).replace(/ %$/, "");

const valuesOf = (settings: PayrollSettings) => ({
  version: settings.version,
  usedFrom: settings.usedFrom,
  riskRate: bare(settings.riskRate),
  leaveMode: settings.leaveMode,
  leaveDayTenths: String(settings.leaveDayTenths),
  bpjsBase: Object.fromEntries(insuredLines.map((line) => [line, settings.bpjsBase.includes(line)])),
  payTiming: settings.payTiming,
  subsidy: settings.subsidy,
  hidesEmployerLines: settings.hidesEmployerLines,
  billsPension: settings.billsPension,
  paysDollarsApart: settings.paysDollarsApart,
  netShare: bare(settings.netShare),
  secondPersonFrom: String(settings.secondPersonFrom),
  deductionShare: bare(settings.deductionShare),
  debtAccounts: Object.fromEntries(debtKinds.map((kind) => [kind, settings.debtAccounts[kind] ?? ""])) as Record<
    DebtKind,
    string
  >,
});

function Fields({ isUsed, ...fields }: DialogFields<Values> & { isUsed: boolean }) {
  const t = useTranslations("work-orders.settings");
  const lines = useTranslations("work-orders.lines");
  type Choice = "monthly" | "atSignOff" | "same" | "next" | "full" | "none";
  const choices = (names: readonly Choice[]) => names.map((value) => ({ value, label: t(`choices.${value}`) }));
  return (
    <>
      <FormTextField {...fields} name="usedFrom" label={t("fields.usedFrom")} required readOnly={isUsed} />
      <FormTextField {...fields} name="riskRate" label={t("fields.riskRate")} inputMode="decimal" />
      <FormSelectField {...fields} name="leaveMode" label={t("fields.leaveMode")} options={choices(leaveModes)} />
      <FormTextField {...fields} name="leaveDayTenths" label={t("fields.leaveDayTenths")} kind="number" required />
      <FormSelectField {...fields} name="payTiming" label={t("fields.payTiming")} options={choices(payTimings)} />
      <FormSelectField {...fields} name="subsidy" label={t("fields.subsidy")} options={choices(subsidies)} />
      <FormTextField {...fields} name="netShare" label={t("fields.netShare")} inputMode="decimal" required />
      <MoneyField {...fields} name="secondPersonFrom" label={t("fields.secondPersonFrom")} max={13} />
      <FormTextField
        {...fields}
        name="deductionShare"
        label={t("fields.deductionShare")}
        inputMode="decimal"
        required
      />
      <fieldset>
        <legend>{t("fields.bpjsBase")}</legend>
        {insuredLines.map((line) => (
          <FormCheckboxField {...fields} key={line} name={`bpjsBase.${line}`} label={lines(line)} />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t("fields.debtAccounts")}</legend>
        {debtKinds.map((kind) => (
          <FormTextField
            {...fields}
            key={kind}
            name={`debtAccounts.${kind}`}
            label={lines(kind)}
            maxLength={20}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <FormCheckboxField {...fields} name="hidesEmployerLines" label={t("fields.hidesEmployerLines")} />
      <FormCheckboxField {...fields} name="billsPension" label={t("fields.billsPension")} />
      <FormCheckboxField {...fields} name="paysDollarsApart" label={t("fields.paysDollarsApart")} />
    </>
  );
}

/** Edit the division's payroll settings in one form. product 5.15.2, 5.15.4 */
export function SettingsDialog({ settings, onClose }: { settings: PayrollSettings; onClose: () => void }) {
  const t = useTranslations("work-orders.settings");
  return (
    <FormDialog
      title={t("title")}
      text={t("lead")}
      confirm={t("save")}
      needsChange
      schema={updatePayrollSettingsInput}
      action={updatePayrollSettingsAction}
      defaultValues={valuesOf(settings)}
      done={t("saved")}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} isUsed={settings.isUsed} />}
    </FormDialog>
  );
}
