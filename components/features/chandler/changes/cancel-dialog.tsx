"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { updateRequestAction } from "@/lib/features/chandler/changes/actions";
import type { EditableRequest } from "./editable-request";
import { changeForm } from "./forms";

type Values = { shipChandlerId: number; version: number; shipChandlerStatusEnum: string; rejectionReason: string };
type Props = { request: EditableRequest; onClose: () => void };

/** Cancel a request with a reason (Delete Request); it moves to the history. Document 3 §4 */
export function CancelDialog({ request, onClose }: Props) {
  const t = useTranslations("chandler-requests.cancel");
  const { shipChandlerId, version } = request;
  return (
    <FormDialog<Values, unknown>
      title={t("title")}
      text={t("text")}
      confirm={t("confirm")}
      danger
      schema={changeForm(request.status)}
      action={updateRequestAction}
      defaultValues={{ shipChandlerId, version, shipChandlerStatusEnum: "Cancel", rejectionReason: "" }}
      failed={t("failed")}
      done={() => [{ severity: "success", text: t("done"), seconds: 2 }]}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormTextField
            {...fields}
            name="rejectionReason"
            label={t("reason")}
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
