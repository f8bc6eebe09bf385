"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { UploadProvider, useUploadSettings } from "@/components/ui/upload/upload-context";
import { createContractAction, updateContractAction } from "@/lib/features/contracts/actions";
import { createContractInput, updateContractInput } from "@/lib/features/contracts/schema";
import { ContractFields } from "./fields";
import { valuesOf, type ContractFormProps, type ContractValues } from "./form-values";

/** Edit a new or addressed contract; of an ended one only the document. Document 3 §2, product 5.14 */
export function ContractForm({ contract, principals, usual, onClose }: ContractFormProps & { onClose: () => void }) {
  const t = useTranslations("contracts");
  const door = useUploadSettings();
  const isEnded = contract?.status === "Expired";
  return (
    <UploadProvider settings={{ ...door, fileType: "contract" }}>
      <FormDialog<ContractValues, unknown>
        title={contract ? t("editTitle", { name: contract.contractName }) : t("addTitle")}
        text={isEnded ? t("endedText") : null}
        confirm={t(contract ? "save" : "add")}
        needsChange={contract !== null}
        schema={contract ? updateContractInput : createContractInput}
        action={contract ? updateContractAction : createContractAction}
        defaultValues={valuesOf({ contract, usual })}
        done={t(contract ? "updated" : "created")}
        onClose={onClose}
      >
        {(fields) => <ContractFields {...fields} contract={contract} principals={principals} usual={usual} />}
      </FormDialog>
    </UploadProvider>
  );
}
