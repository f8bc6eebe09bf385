"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { DataRequestKind } from "@/db/enums/crew";
import { makeDataRequestAction } from "@/lib/features/crew/data-requests/actions";
import { dataRequestForm } from "@/lib/features/crew/data-requests/schema";

type Values = { kind: DataRequestKind; reason: string };
type Props = { crewId: number; name: string; kind: DataRequestKind; onClose: () => void };

export function MakeDataRequestDialog({ crewId, name, kind, onClose }: Props) {
  const t = useTranslations("data-requests");
  return (
    <FormDialog<Values, unknown>
      danger={kind === "erase"}
      title={t(`${kind}Title`, { name })}
      text={t(`${kind}Text`)}
      confirm={t("send")}
      needsChange
      schema={dataRequestForm}
      action={(values) => makeDataRequestAction({ ...values, crewId })}
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
