"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";

const keys = ["cid", "action"];

/** Report once that the addressed contract was not found, and clean the address. Document 3 §8 */
export function ContractNotFound() {
  const t = useTranslations("contracts");
  const toast = useToast();
  const { onClose } = useAddressDialog(keys);
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    toast({ severity: "error", text: t("notFound"), seconds: 2 });
    onClose();
  });
  return null;
}
