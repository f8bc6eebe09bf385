"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import type { ContractFormProps } from "./form-values";

const ContractForm = lazyDialog(() => import("./form").then((module) => module.ContractForm));
const keys = ["cid", "action"];

/** Dialog opened by the address: ?cid= with action=update edits, action=create adds. Document 3 §2 */
export function ContractDialog(props: ContractFormProps) {
  const { isClosed, onClose } = useAddressDialog(keys);
  return isClosed ? null : <ContractForm {...props} onClose={onClose} />;
}
