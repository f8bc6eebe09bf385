"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { decideChangeRequestAction, withdrawChangeRequestAction } from "@/lib/features/crew/change-requests/actions";
import { decisionForm } from "@/lib/features/crew/change-requests/schema";
import { isMessageKey } from "@/lib/platform/i18n/message-key";

export type ChangeRequestAction = "approve" | "reject" | "withdraw";
export type DecidedRequest = { id: number; version: number; name: string; isBank: boolean };
type Props = { action: ChangeRequestAction; request: DecidedRequest; onClose: () => void };
const list = "/dashboard/crew-management/change-requests";

/** Show the dialog that confirms the chosen action. */
export function DecideDialog({ action, request: { id, version, name, isBank }, onClose }: Props) {
  const t = useTranslations("crew.screens.requests");
  const fields = useTranslations("crew.screens.fields");
  const labels = useTranslations("person-fields.labels");
  const router = useRouter();
  const toList = () => router.push(list);
  const nameOf = (path: string) => {
    if (isMessageKey(labels, path)) return labels(path);
    return isMessageKey(fields, path) ? fields(path) : undefined;
  };
  if (action === "approve")
    return (
      <FormDialog<{ decision: string; reason: string }, unknown>
        title={t("approveTitle", { name })}
        text={t(isBank ? "approveBankText" : "approveText")}
        confirm={t("approve")}
        schema={decisionForm}
        action={(values) => decideChangeRequestAction({ ...values, id, version, decision: "Approved", reason: null })}
        defaultValues={{ decision: "Approved", reason: "" }}
        done={t("approved")}
        nameOf={nameOf}
        onDone={toList}
        onClose={onClose}
      />
    );
  if (action === "reject")
    return (
      <FormDialog<{ decision: string; reason: string }, unknown>
        danger
        title={t("rejectTitle", { name })}
        text={t("rejectText")}
        confirm={t("reject")}
        schema={decisionForm}
        action={({ reason }) => decideChangeRequestAction({ id, decision: "Rejected", reason })}
        defaultValues={{ decision: "Rejected", reason: "" }}
        done={t("rejected")}
        onDone={toList}
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
              required
              maxLength={500}
            />
          </div>
        )}
      </FormDialog>
    );
  return (
    <FormDialog<Record<string, string>, unknown>
      title={t("withdrawTitle")}
      text={t("withdrawText")}
      confirm={t("withdraw")}
      schema={z.object({})}
      action={() => withdrawChangeRequestAction({ id })}
      defaultValues={{}}
      done={t("withdrawn")}
      onDone={toList}
      onClose={onClose}
    />
  );
}
