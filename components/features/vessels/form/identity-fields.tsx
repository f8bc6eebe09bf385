"use client";

import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import { FieldGroup } from "./field-group";
import { useVesselInputs, type InputProps } from "./vessel-inputs";

export function IdentityFields(props: InputProps) {
  const { t, field, text, choice } = useVesselInputs(props);
  return (
    <FieldGroup id="identity">
      {text("vesselName", 100, true)}
      <FormSelectField
        {...field}
        name="vesselType"
        label={t("fields.vesselType")}
        options={props.options.vesselTypes}
        required
      />
      {choice("vesselSize")}
      <FormTextField {...field} name="imoNumber" label={t("fields.imoNumber")} help={t("imoHelp")} maxLength={12} />
      {text("callSign", 10)}
      {text("flag")}
      {text("class")}
      {text("builder")}
      <FormTextField {...field} name="yearOfBuild" label={t("fields.yearOfBuild")} kind="number" maxLength={4} />
      <FormDateField {...field} name="deliveryDate" label={t("fields.deliveryDate")} />
      <FormTextField {...field} name="phone" label={t("fields.phone")} kind="tel" maxLength={16} />
      <FormEmailField {...field} name="email" label={t("fields.email")} meant={meantAddress} maxLength={254} />
    </FieldGroup>
  );
}

export function OperationFields(props: InputProps) {
  const { t, field, text, choice, yesNo } = useVesselInputs(props);
  return (
    <>
      <FieldGroup id="operation">
        {text("shipManagement", 100, true)}
        {text("ownership")}
        <FormSelectField
          {...field}
          name="principalId"
          label={t("fields.principal")}
          options={props.options.principals}
          help={t("neededForPay")}
        />
        {text("fleet")}
        {choice("operationArea")}
        <FormSelectField
          {...field}
          name="payrollCategoryId"
          label={t("fields.payrollCategory")}
          options={props.options.payrollCategories}
          help={t("neededForPay")}
        />
        {text("cargo", 200)}
        {text("contract", 200)}
        {text("clusterYtd")}
        {yesNo("STS")}
        {yesNo("SIRE")}
      </FieldGroup>
      <FieldGroup id="people">
        {choice("technicalSuperintendent")}
        {choice("technicalSuperintendentBackup")}
        {choice("marineSuperintendent")}
        {choice("marineSuperintendentBackup")}
        {choice("designatedPersonAshore")}
        {text("SPV")}
      </FieldGroup>
    </>
  );
}
