"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { decideAllotmentAction } from "@/lib/features/work-orders/allotments/actions";
import { decideAllotmentInput } from "@/lib/features/work-orders/allotments/schema";

type Props = {
  allotment: { id: number; version: number };
  decision: "confirm" | "refuse";
  summary: string;
  onClose: () => void;
};

/** Confirm or refuse an allotment as the second person. product 5.15, §0.3 */
export function DecideDialog({ allotment, decision, summary, onClose }: Props) {
  const t = useTranslations("allotments.decide");
  return (
    <FormDialog
      title={`${t(decision)}: ${summary}`}
      text={t("text")}
      confirm={t(decision)}
      danger={decision === "refuse"}
      schema={decideAllotmentInput}
      action={decideAllotmentAction}
      defaultValues={{ ...allotment, decision }}
      done={t("done")}
      onClose={onClose}
    />
  );
}
