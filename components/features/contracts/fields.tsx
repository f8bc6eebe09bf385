"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { DialogFields } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { FormFileField } from "@/components/ui/upload/file-field";
import { wordTypes } from "@/components/ui/upload/file-rules";
import styles from "./contracts.module.css";
import { TermFields } from "./term-fields";
import type { ContractFormProps, ContractValues } from "./form-values";

const kinds = { endings: ".pdf,.doc,.docx", types: ["application/pdf", ...wordTypes] };
const latest = "2100-12-31";

/** Return the offered principals, plus the contract's current one if no longer offered. */
function optionsOf({ contract, principals }: Pick<ContractFormProps, "contract" | "principals">) {
  const offered = principals.map(({ id, principalName }) => ({ value: id, label: principalName }));
  if (!contract || offered.some(({ value }) => value === contract.clientId)) return offered;
  return [...offered, { value: contract.clientId, label: contract.clientName }];
}

const termsSourceOf = (usual: ContractFormProps["usual"]) => {
  if (!usual) return "none";
  return usual.isVerified ? "own" : "draft";
};

export function ContractFields({
  contract,
  principals,
  usual,
  ...fields
}: DialogFields<ContractValues> & ContractFormProps) {
  const t = useTranslations("contracts");
  const disabled = contract?.status === "Expired";
  return (
    <>
      <div data-wide>
        <FormSelectField
          {...fields}
          name="clientId"
          label={t("principal")}
          options={optionsOf({ contract, principals })}
          disabled={disabled}
          required
        />
      </div>
      <div data-wide>
        <FormTextField
          {...fields}
          name="contractName"
          label={t("name")}
          maxLength={200}
          autoComplete="off"
          disabled={disabled}
          required
        />
      </div>
      <FormDateField {...fields} name="contractDate" label={t("date")} max={latest} disabled={disabled} required />
      <FormDateField
        {...fields}
        name="contractExpiryDate"
        label={t("expiry")}
        max={latest}
        disabled={disabled}
        required
      />
      <div data-wide className={styles.attachment}>
        <FormFileField
          {...fields}
          name="contractAttachmentId"
          label={t("attachment")}
          help={t("attachmentHelp")}
          kinds={kinds}
          required
        />
      </div>
      <TermFields {...fields} disabled={disabled} termsSource={contract ? "own" : termsSourceOf(usual)} />
    </>
  );
}
