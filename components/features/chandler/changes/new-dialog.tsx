"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWatch, type Control } from "react-hook-form";
import { PortField } from "@/components/features/preparation/port-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { UploadProvider } from "@/components/ui/upload/upload-context";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { createRequestAction } from "@/lib/features/chandler/changes/actions";
import { isShortNotice, vendorDays } from "@/lib/features/chandler/lead-time.rules";
import type { ChandlerVessel } from "@/lib/features/chandler/vessels/schema";
import { addMonths, formatDate, isDay } from "@/lib/platform/calendar/dates";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import { requestAddress } from "../addresses";
import type { EditableRequest } from "./editable-request";
import { requestUploadFolder, requestKinds } from "./upload-kinds";
import { newRequestForm } from "./forms";

type Requester = { name: string; email: string };
type Values = {
  vesselId: number;
  requesterName: string;
  requesterEmail: string;
  deliveryDate: string;
  periodFrom: string;
  portId: string;
  requestedAttachmentId: UploadedFile | null;
  shortNoticeReason: string;
  copyOf: number | "";
};
type Props = { vessel: ChandlerVessel; onClose: () => void } & (
  | { requester: Requester; source?: undefined }
  | { source: EditableRequest; requester?: undefined }
);

function valuesOf({ vessel, requester, source }: Props): Values {
  const { vesselId, nextPort, today } = vessel;
  const port = source ? source.portId : nextPort?.id;
  return {
    vesselId,
    requesterName: source?.requesterName ?? requester?.name ?? "",
    requesterEmail: source?.requesterEmail ?? requester?.email ?? "",
    deliveryDate: "",
    periodFrom: source && source.periodFrom >= `${today.slice(0, 7)}-01` ? source.periodFrom.slice(0, 7) : "",
    portId: port ? String(port) : "",
    requestedAttachmentId: source?.requestFile ?? null,
    shortNoticeReason: "",
    copyOf: source?.shipChandlerId ?? "",
  };
}

/** Create a request on one screen, or copy a final one. Document 3 §2, §5, product 5.13b */
export function NewRequestDialog(props: Props) {
  const { vessel, source, onClose } = props;
  const t = useTranslations("chandler-requests.form");
  const factLabels = useTranslations("chandler-requests.facts");
  const router = useRouter();
  const port = vessel.nextPort?.name ?? factLabels("unknown");
  return (
    <FormDialog<Values, { shipChandlerId: number }>
      title={source ? t("copyTitle") : t("newTitle", { vessel: vessel.vesselName })}
      text={
        <>
          {t("facts", { count: vessel.headCount, port })}
          {source ? ` ${t("copyText")}` : null}
        </>
      }
      confirm={t("create")}
      schema={newRequestForm(vessel)}
      action={createRequestAction}
      defaultValues={valuesOf(props)}
      failed={t("failedText")}
      done={() => [{ severity: "success", text: t("created"), seconds: 2 }]}
      onDone={({ shipChandlerId }) => {
        if (source) router.push(requestAddress({ vesselId: vessel.vesselId, shipChandlerId }));
      }}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} vessel={vessel} />}
    </FormDialog>
  );
}

type FieldsProps = { control: Control<Values>; errorText: ErrorText; vessel: ChandlerVessel };

const monthsAhead = 12;

function Fields({ vessel, ...fields }: FieldsProps) {
  const t = useTranslations("chandler-requests.form");
  const locale = useLocale();
  const { today, leadDays, holidays } = vessel;
  const delivery = useWatch({ name: "deliveryDate", control: fields.control });
  const isKnown = isDay(delivery) && delivery >= today;
  const isShort = isKnown && isShortNotice(today, delivery, { days: leadDays, holidays });
  const help = isKnown
    ? t("deliveryHelp", { days: vendorDays(today, delivery, holidays), lead: leadDays })
    : t("leadHelp", { lead: leadDays });
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: monthsAhead + 1 }, (_, index) => addMonths(first, index));
  return (
    <UploadProvider settings={requestUploadFolder}>
      <FormTextField {...fields} name="requesterName" label={t("requesterName")} maxLength={100} required />
      <FormEmailField
        {...fields}
        name="requesterEmail"
        label={t("requesterEmail")}
        maxLength={200}
        meant={meantAddress}
        required
      />
      <FormDateField {...fields} name="deliveryDate" label={t("deliveryDate")} min={today} help={help} required />
      <FormSelectField
        {...fields}
        name="periodFrom"
        label={t("period")}
        options={months.map((day) => ({ value: day.slice(0, 7), label: formatDate(day, locale, "month") }))}
        required
      />
      {isShort ? (
        <div data-wide>
          <FormTextField
            {...fields}
            name="shortNoticeReason"
            label={t("shortNotice")}
            multiline
            minRows={2}
            maxLength={500}
            required
          />
        </div>
      ) : null}
      <div data-wide>
        <PortField {...fields} name="portId" label={t("port")} required />
      </div>
      <div data-wide>
        <FormFileField
          {...fields}
          name="requestedAttachmentId"
          label={t("attachment")}
          kinds={requestKinds}
          help={t("attachmentHelp")}
          required
        />
      </div>
    </UploadProvider>
  );
}
