"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { attachScanAction } from "@/lib/features/crew/documents/actions";
import type { RenewableKind } from "@/lib/features/crew/documents/schema";
import { attachmentId } from "@/lib/features/crew/sections/rows.schema";
import { useRecord } from "../sections/record-context";
import type { DocumentTarget } from "./actions-of-document";
import type { DocumentValues } from "../sections/validity-fields";

const scanForm = z.object({ attachment: attachmentId.refine((value) => value !== null, "validation.required") });

/** Replace the scan of a document; it must be verified again. */
export function ScanDialog({
  document,
  kind,
  onClose,
}: {
  document: DocumentTarget;
  kind: RenewableKind;
  onClose: () => void;
}) {
  const t = useTranslations("crew.screens");
  const { crewId } = useRecord();
  return (
    <FormDialog<DocumentValues, unknown>
      title={t("papers.of.scan", { name: document.name })}
      text={t("papers.texts.scan")}
      confirm={t("papers.actions.scan")}
      needsChange
      schema={scanForm}
      action={({ attachment }) => attachScanAction({ crewId, kind, id: document.id, attachment })}
      defaultValues={{ attachment: null }}
      done={t("papers.done.scan")}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormFileField {...fields} name="attachment" label={t("fields.attachment")} required />
        </div>
      )}
    </FormDialog>
  );
}
