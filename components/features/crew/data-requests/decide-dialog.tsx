"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { decideDataRequestAction } from "@/lib/features/crew/data-requests/actions";
import {
  dataRequestDecisionForm,
  dataRequestDecisions,
  type DataRequest,
} from "@/lib/features/crew/data-requests/schema";

type Values = { decision: string; reason: string };
type Props = { request: DataRequest; name: string; onClose: () => void };

/** Ask a second person for the decision. product 5.11 */
export function DecideDataRequestDialog({ request, name, onClose }: Props) {
  const t = useTranslations("data-requests");
  const erases = request.kind === "erase";
  return (
    <FormDialog<Values, unknown>
      danger={erases}
      title={t(`decideTitle.${request.kind}`, { name })}
      text={
        <>
          {request.reason}
          {erases ? <p>{t("decideEraseText")}</p> : null}
          {request.kind === "stop" ? <p>{t("decideStopText")}</p> : null}
        </>
      }
      confirm={t("save")}
      needsChange
      schema={dataRequestDecisionForm}
      action={(values) => decideDataRequestAction({ ...values, id: request.id })}
      defaultValues={{ decision: "", reason: "" }}
      done={t("saved")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <FormRadioField
              {...fields}
              name="decision"
              label={t("decision")}
              options={dataRequestDecisions.map((value) => ({ value, label: t(value) }))}
              required
            />
          </div>
          <div data-wide>
            <FormTextField
              {...fields}
              name="reason"
              label={t("decisionReason")}
              help={t("decisionReasonHelp")}
              multiline
              minRows={2}
              maxLength={500}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
