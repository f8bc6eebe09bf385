"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { UploadProvider } from "@/components/ui/upload/upload-context";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { updateRequestAction } from "@/lib/features/chandler/changes/actions";
import { formatDate } from "@/lib/platform/calendar/dates";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import type { EditableRequest } from "./editable-request";
import { requestUploadFolder, vendorKinds } from "./upload-kinds";
import { changeForm } from "./forms";

type Values = {
  shipChandlerId: number;
  version: number;
  shipChandlerStatusEnum: string;
  requesterName: string;
  requesterEmail: string;
  vendorName: string;
  approvedVendorAttachmentId: UploadedFile | null;
  receivedDate: string;
};
type Props = { request: EditableRequest; today: string; onClose: () => void };

const valuesOf = (request: EditableRequest): Values => ({
  shipChandlerId: request.shipChandlerId,
  version: request.version,
  shipChandlerStatusEnum: request.next[0] ?? request.status,
  requesterName: request.requesterName,
  requesterEmail: request.requesterEmail,
  vendorName: "",
  approvedVendorAttachmentId: null,
  receivedDate: request.proposedReceivedDate ?? "",
});

/** Move a request to its next state, with the fields it requires. Document 3 §2, §5, product 5.13b */
export function StatusDialog({ request, today, onClose }: Props) {
  const t = useTranslations("chandler-requests.change");
  return (
    <FormDialog<Values, { mailIds: number[] }>
      title={t("title")}
      text={t("noBack")}
      confirm={t("save")}
      schema={changeForm(request.status)}
      action={updateRequestAction}
      defaultValues={valuesOf(request)}
      failed={t("failed")}
      done={({ mailIds }) => [
        { severity: "success", text: t("saved"), seconds: 2 },
        ...(mailIds.length > 0 ? [{ severity: "success", text: t("notified"), seconds: 5 } as const] : []),
      ]}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} request={request} today={today} />}
    </FormDialog>
  );
}

type FieldsProps = { control: Control<Values>; errorText: ErrorText } & Pick<Props, "request" | "today">;

function Fields({ request, today, ...fields }: FieldsProps) {
  const [t, form] = [useTranslations("chandler-requests.change"), useTranslations("chandler-requests.form")];
  const statuses = useTranslations("chandler.statuses");
  const locale = useLocale();
  const to = useWatch({ name: "shipChandlerStatusEnum", control: fields.control });
  const { proposedReceivedDate: reported } = request;
  return (
    <UploadProvider settings={requestUploadFolder}>
      <div data-wide>
        <FormSelectField
          {...fields}
          name="shipChandlerStatusEnum"
          label={t("status")}
          options={[
            ...request.next.map((value) => ({ value, label: statuses(value) })),
            { value: request.status, label: t("same", { status: statuses(request.status) }) },
          ]}
          required
        />
      </div>
      {to === "OnPreparation" && request.status !== "OnPreparation" ? (
        <>
          <div data-wide>
            <FormTextField {...fields} name="vendorName" label={t("vendorName")} maxLength={200} required />
          </div>
          <div data-wide>
            <FormFileField
              {...fields}
              name="approvedVendorAttachmentId"
              label={t("vendorFile")}
              kinds={vendorKinds}
              help={t("vendorFileHelp")}
              required
            />
          </div>
        </>
      ) : null}
      {to === "Delivered" ? (
        <div data-wide>
          <FormDateField
            {...fields}
            name="receivedDate"
            label={t("receivedDate")}
            min={request.requestedDate}
            max={today}
            help={reported ? t("reported", { date: formatDate(reported, locale) }) : undefined}
            required
          />
        </div>
      ) : null}
      <FormTextField {...fields} name="requesterName" label={form("requesterName")} maxLength={100} required />
      <FormEmailField
        {...fields}
        name="requesterEmail"
        label={form("requesterEmail")}
        maxLength={200}
        meant={meantAddress}
        required
      />
    </UploadProvider>
  );
}
