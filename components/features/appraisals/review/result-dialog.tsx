"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { useWithoutSecondPerson } from "@/components/ui/feedback/without-second-person";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { reviewAppraisalAction } from "@/lib/features/appraisals/review/actions";
import { NativeConfirmDialog } from "../confirm-dialog";
import { ChoiceRow } from "../choice-row";
import { LabelledTextField } from "../labelled-text-field";

export type Reviewed = { employeeAppraisalId: number; version: number; seafarersName: string; vesselName: string };

const maxReasonLength = 1000;
const results = ["Approved", "NeedRevision"] as const;
type FieldErrors = Record<string, string>;

/** Record the result of a review after a confirmation. Document 3 §2, §5, §8 */
export function ReviewDialog({ report, onClose }: { report: Reviewed; onClose: () => void }) {
  const t = useTranslations("appraisal-form.review");
  const required = useTranslations("appraisals.required");
  const shell = useTranslations("shell");
  const [router, toast] = [useRouter(), useToast()];
  const [result, setResult] = useState<"" | (typeof results)[number]>("");
  const [reason, setReason] = useState("");
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [isConfirmed, setConfirmed] = useState(false);
  const [isPending, startTransition] = useTransition();
  const needsReason = result === "NeedRevision";
  const alone = useWithoutSecondPerson();

  /** Clear a field's error when it changes. */
  const answered = (path: string) =>
    setFieldErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => field !== path && field !== "root")),
    );
  const check = () => {
    const errors: FieldErrors = {};
    if (result === "") errors.reviewResult = required("reviewResult");
    if (needsReason && reason.trim() === "") errors.reasonForRevision = required("reasonForRevision");
    setFieldErrors(errors);
    const [first] = Object.keys(errors);
    if (first === undefined) return setConfirmed(true);
    document.querySelector<HTMLElement>(`.appr-dialog [data-path="${first}"]`)?.focus();
  };
  const send = () =>
    startTransition(async () => {
      const { employeeAppraisalId, version } = report;
      const answer = await reviewAppraisalAction({
        employeeAppraisalId,
        version,
        reviewResult: result,
        reasonForRevision: needsReason ? reason.trim() : null,
        ...alone.requestFields,
      }).catch(() => null);
      if (answer?.ok) {
        toast({ severity: "success", text: t("done"), seconds: 2 });
        onClose();
        return router.refresh();
      }
      if (answer && alone.asks(answer.code)) return setConfirmed(false);
      toast({ severity: "error", text: t("failed") });
      const failure = answer ?? { errors: [], message: shell("noAnswer") };
      setFieldErrors({
        ...Object.fromEntries(failure.errors.map(({ path, message }) => [path, message])),
        root: failure.message,
      });
      setConfirmed(false);
    });

  if (isConfirmed)
    return (
      <NativeConfirmDialog
        key="sure"
        title={t("confirmTitle")}
        text={t("confirmText")}
        confirm={t("confirm")}
        cancel={shell("cancel")}
        isBusy={isPending}
        onCancel={() => setConfirmed(false)}
        onConfirm={send}
      />
    );
  return (
    <NativeConfirmDialog
      key="result"
      title={t("title")}
      confirm={t("confirm")}
      cancel={shell("cancel")}
      onCancel={onClose}
      onConfirm={() => (alone.isMissing ? undefined : check())}
    >
      <dl className="appr-facts">
        <div>
          <dt>{t("seafererName")}</dt>
          <dd>{report.seafarersName}</dd>
        </div>
        <div>
          <dt>{t("vesselName")}</dt>
          <dd>{report.vesselName}</dd>
        </div>
      </dl>
      <ChoiceRow
        path="reviewResult"
        look="two"
        legend={t("result")}
        choices={results.map((value) => ({ value, label: t(`results.${value}`) }))}
        value={result}
        wrong={fieldErrors.reviewResult}
        onChoose={(value) => {
          setResult(value === "Approved" ? "Approved" : "NeedRevision");
          answered("reviewResult");
        }}
      />
      {needsReason ? (
        <LabelledTextField
          path="reasonForRevision"
          label={t("reason")}
          help={t("reasonHelp")}
          value={reason}
          wrong={fieldErrors.reasonForRevision}
          maxLength={maxReasonLength}
          isLong
          onChange={(text) => {
            setReason(text);
            answered("reasonForRevision");
          }}
        />
      ) : null}
      {alone.field}
      {fieldErrors.root ? <Alert severity="error">{fieldErrors.root}</Alert> : null}
    </NativeConfirmDialog>
  );
}
