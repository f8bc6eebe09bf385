"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { decideStartAction } from "@/lib/features/billing/starts/actions";
import { decideStartInput } from "@/lib/features/billing/starts/schema";

type Props = { decision: "confirm" | "refuse" | "withdraw"; month: string; onClose: () => void };

/** Confirm or refuse the first billing month, or withdraw the own request. A withdrawal is stored as a refusal. */
export function DecideStartDialog({ decision, month, onClose }: Props) {
  const t = useTranslations("billing.start");
  return (
    <FormDialog
      title={t(`${decision}Title`, { month })}
      text={t(`${decision}Text`, { month })}
      confirm={t(decision)}
      danger={decision !== "confirm"}
      schema={decideStartInput}
      action={decideStartAction}
      defaultValues={{ decision: decision === "confirm" ? "confirm" : "refuse" }}
      done={t(`${decision}Done`)}
      onClose={onClose}
    />
  );
}
