"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { deleteContractAction } from "@/lib/features/contracts/actions";
import { deleteContractInput } from "@/lib/features/contracts/schema";

type Values = { contractManagementId: number; version: number };

/** Confirm deleting a contract. Document 3 §4, §8 */
export function DeleteContractDialog({ onClose, ...contract }: Values & { onClose: () => void }) {
  const t = useTranslations("contracts");
  return (
    <FormDialog<Values, unknown>
      title={t("removeTitle")}
      text={t("removeText")}
      confirm={t("remove")}
      danger
      schema={deleteContractInput}
      action={deleteContractAction}
      defaultValues={contract}
      done={t("removed")}
      onClose={onClose}
    />
  );
}
