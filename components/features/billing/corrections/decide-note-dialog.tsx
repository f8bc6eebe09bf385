"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { decideNoteAction } from "@/lib/features/billing/corrections/actions";
import { decideNoteInput, type Note } from "@/lib/features/billing/corrections/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";

type Props = {
  decision: "ask" | "issue" | "end";
  note: Pick<Note, "id" | "kind" | "totalBills">;
  onClose: () => void;
};

/** Request, issue or discard a note. product 5.14 */
export function DecideNoteDialog({ decision, note: { id: noteId, kind, totalBills }, onClose }: Props) {
  const t = useTranslations("billing.notes");
  const values = { kind: t(`kinds.${kind}`).toLowerCase(), total: rupiahText(totalBills) };
  return (
    <FormDialog
      title={t(`${decision}.title`, values)}
      text={t(`${decision}.text`, values)}
      confirm={t(`${decision}.action`)}
      danger={decision === "end"}
      schema={decideNoteInput}
      action={decideNoteAction}
      defaultValues={{ noteId, decision }}
      done={t(`${decision}.done`)}
      onClose={onClose}
    />
  );
}
