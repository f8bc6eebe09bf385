"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { DetailList } from "@/components/ui/layout/detail-list";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { usages } from "@/db/enums/scheduling";
import { removeScheduleDocumentAction, saveScheduleDocumentAction } from "@/lib/features/scheduling/save/actions";
import { removeDocumentInput, saveDocumentInput } from "@/lib/features/scheduling/save/schema";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { MoneyField } from "@/components/ui/form/money-field";
import { ScheduleStyles } from "./styles";

export type ScheduleDocument = Omit<ScheduleDetail["accommodationDocuments"][number], "price" | "isOnHold"> & {
  price?: number | null;
  isOnHold?: boolean;
};
export type DocumentKind = "accommodation" | "appraisal";
/** The schedule the documents belong to. */
export type DocumentsOf = Pick<ScheduleDetail, "employeeSchedulingId" | "employeeSchedulingStatusId" | "vesselName"> & {
  crewName: string;
  position: string;
};
type Values = {
  employeeSchedulingId: number;
  id: number | "";
  kind: DocumentKind;
  documentUsage: string;
  documentName: string;
  attachmentId: UploadedFile | null;
  comment: string;
  price: string;
  isOnHold: boolean;
  version: number | "";
};
type Props = {
  kind: DocumentKind;
  row: ScheduleDocument | null;
  schedule: DocumentsOf;
  isPriced: boolean;
  onClose: () => void;
};

function valuesOf({ kind, row, schedule }: Pick<Props, "kind" | "row" | "schedule">): Values {
  const { employeeSchedulingId, employeeSchedulingStatusId } = schedule;
  const file = { contentType: "", size: 0 };
  return {
    employeeSchedulingId,
    id: row?.id ?? "",
    kind,
    documentUsage: row?.documentUsage ?? (employeeSchedulingStatusId < 4 ? "OnBoard" : "OffBoard"),
    documentName: row?.documentName ?? "",
    attachmentId: row?.attachmentId
      ? { ...file, fileId: row.attachmentId, fileName: row.attachmentFilename ?? row.documentName }
      : null,
    comment: row?.comment ?? "",
    price: String(row?.price ?? ""),
    isOnHold: row?.isOnHold ?? false,
    version: row?.version ?? "",
  };
}

/** Add or edit a document of a schedule. The owner is fixed; Update is enabled after a change. Document 3 §4, §5 */
export function DocumentDialog({ kind, row, schedule, isPriced, onClose }: Props) {
  const [t, tScheduling] = [useTranslations("schedule-details.documents"), useTranslations("scheduling")];
  return (
    <FormDialog<Values, unknown>
      title={t(row ? "editTitle" : "addTitle")}
      text={
        <>
          <ScheduleStyles />
          <DetailList
            details={[
              { label: t("crewName"), value: schedule.crewName },
              { label: t("rank"), value: schedule.position },
              { label: t("vessel"), value: schedule.vesselName },
            ]}
          />
        </>
      }
      confirm={t(row ? "update" : "save")}
      needsChange
      schema={saveDocumentInput}
      action={saveScheduleDocumentAction}
      defaultValues={valuesOf({ kind, row, schedule })}
      failed={tScheduling("failed")}
      done={() => [{ severity: "success", text: tScheduling("updated"), seconds: 2 }]}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} kind={kind} isPriced={isPriced} />}
    </FormDialog>
  );
}

type FieldsProps = { control: Control<Values>; errorText: ErrorText; kind: DocumentKind; isPriced: boolean };

function Fields({ kind, isPriced, ...fields }: FieldsProps) {
  const t = useTranslations("schedule-details.documents");
  return (
    <>
      <FormSelectField
        {...fields}
        name="documentUsage"
        label={t("usage")}
        options={usages.map((value) => ({ value, label: t(`usages.${value}`) }))}
        required
      />
      <FormTextField {...fields} name="documentName" label={t("name")} maxLength={200} required />
      <div data-wide>
        <FormFileField {...fields} name="attachmentId" label={t("attachment")} required />
      </div>
      {isPriced && kind === "accommodation" ? <Price {...fields} /> : null}
      {isPriced || kind === "appraisal" ? (
        <div data-wide>
          <FormTextField {...fields} name="comment" label={t("comment")} multiline minRows={2} maxLength={1000} />
        </div>
      ) : null}
    </>
  );
}

/** Edit the price. Hold Price sets it to 0 and locks it; unchecking clears it. Document 3 §4 */
function Price(fields: { control: Control<Values>; errorText: ErrorText }) {
  const t = useTranslations("schedule-details.documents");
  const { field: price } = useController({ name: "price", control: fields.control });
  const isOnHold = useWatch({ name: "isOnHold", control: fields.control });
  const wasOnHold = useRef(isOnHold);
  useEffect(() => {
    if (wasOnHold.current === isOnHold) return;
    wasOnHold.current = isOnHold;
    price.onChange(isOnHold ? "0" : "");
  }, [isOnHold, price]);
  return (
    <>
      <MoneyField {...fields} max={11} name="price" label={t("price")} disabled={isOnHold} />
      <FormCheckboxField {...fields} name="isOnHold" label={t("hold")} help={t("holdHelp")} />
    </>
  );
}

/** Remove a document from a schedule. */
export function RemoveDialog({ row, onClose }: { row: ScheduleDocument; onClose: () => void }) {
  const [t, tScheduling] = [useTranslations("schedule-details.documents"), useTranslations("scheduling")];
  return (
    <FormDialog
      title={t("removeTitle", { name: row.documentName })}
      text={t("removeText")}
      confirm={t("remove")}
      danger
      schema={removeDocumentInput}
      action={removeScheduleDocumentAction}
      defaultValues={{ id: row.id, version: row.version }}
      failed={tScheduling("failed")}
      done={() => [{ severity: "success", text: tScheduling("updated"), seconds: 2 }]}
      onClose={onClose}
    />
  );
}
