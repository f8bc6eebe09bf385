"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { decideSumsAction } from "@/lib/features/work-orders/inputs/actions";
import { decideSumsInput } from "@/lib/features/work-orders/inputs/schema";

type Props = {
  sums: { kind: "opening" | "former"; id: number; version: number };
  decision: "verify" | "reopen" | "delete";
  /** Summary of what is decided, with figures. */
  summary: string;
  onClose: () => void;
};

/** Decide on opening sums. */
export function VerifyOpeningSumsDialog({ sums, decision, summary, onClose }: Props) {
  const t = useTranslations("pay-data.decide");
  return (
    <FormDialog
      title={t(`${decision}.title`)}
      text={`${summary} ${t(`${decision}.text`)}`}
      confirm={t(`${decision}.confirm`)}
      danger={decision === "delete"}
      schema={decideSumsInput}
      action={decideSumsAction}
      defaultValues={{ ...sums, decision }}
      done={t(`${decision}.done`)}
      onClose={onClose}
    />
  );
}
