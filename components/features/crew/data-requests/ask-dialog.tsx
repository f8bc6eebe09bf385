"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { SubjectKind } from "@/db/enums/crew";
import { requestSubjectDataAction } from "@/lib/features/crew/data-requests/actions";
import { subjectForm } from "@/lib/features/crew/data-requests/schema";

type Values = { kind: SubjectKind; reason: string };
type Props = { employeeId: number; name: string; kind: SubjectKind; onClose: () => void };

export function SubjectAskDialog({ employeeId, name, kind, onClose }: Props) {
  const t = useTranslations("data-subject");
  return (
    <FormDialog<Values, unknown>
      danger={kind === "erase"}
      title={t(`${kind}Title`, { name })}
      text={t(`${kind}Text`)}
      confirm={t("send")}
      needsChange
      schema={subjectForm}
      action={(values) => requestSubjectDataAction({ ...values, employeeId })}
      defaultValues={{ kind, reason: "" }}
      done={t("sent")}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormTextField
            {...fields}
            name="reason"
            label={t("reason")}
            help={t("reasonHelp")}
            multiline
            minRows={2}
            maxLength={500}
            required
          />
        </div>
      )}
    </FormDialog>
  );
}
