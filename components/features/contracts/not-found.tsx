"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";

const keys = ["cid", "action"];

/** Says once that the contract of the address is not there, and takes it out of the address. Document 3 §8 */
export function ContractNotFound() {
  const t = useTranslations("contracts");
  const toast = useToast();
  const { onClose } = useAddressDialog(keys);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    toast({ severity: "error", text: t("notFound"), seconds: 2 });
    onClose();
  });
  return null;
}
