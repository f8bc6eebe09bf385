"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { proposeReceivedAction } from "@/lib/features/chandler/changes/actions";
import { proposeReceivedInput } from "@/lib/features/chandler/changes/schema";
import type { EditableRequest } from "./editable-request";

type Values = { shipChandlerId: number; version: number; receivedDate: string };
type Props = { request: EditableRequest; today: string; onClose: () => void };

/** Report the delivery day as the vessel; service confirms it. product 5.13b */
export function ReportDeliveryDialog({ request, today, onClose }: Props) {
  const t = useTranslations("chandler-requests.proposal");
  const { shipChandlerId, version, requestedDate, proposedReceivedDate } = request;
  return (
    <FormDialog<Values, unknown>
      title={t("title")}
      text={t("text")}
      confirm={t("send")}
      schema={proposeReceivedInput}
      action={proposeReceivedAction}
      defaultValues={{ shipChandlerId, version, receivedDate: proposedReceivedDate ?? today }}
      done={() => [{ severity: "success", text: t("sent"), seconds: 2 }]}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormDateField {...fields} name="receivedDate" label={t("date")} min={requestedDate} max={today} required />
        </div>
      )}
    </FormDialog>
  );
}
